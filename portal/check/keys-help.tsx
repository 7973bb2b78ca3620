/** Shows the keys of the check view. */
import { Kbd, Modal, Table, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

export function KeysHelp({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { title, close, key, does, list, wheel } = texts.check.keys;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': close }}>
      <Table verticalSpacing={6}>
        <Table.Thead className="unseen">
          <Table.Tr>
            <Table.Th>{key}</Table.Th>
            <Table.Th>{does}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map(([keys, what]) => (
            <Table.Tr key={what}>
              <Table.Td w="1%" style={{ whiteSpace: 'nowrap' }}>
                {keys.map((one) => (
                  <Kbd key={one} mr={4}>
                    {one}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        {wheel}
      </Text>
    </Modal>
  );
}
