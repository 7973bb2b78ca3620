/** Downloads the result of a file, or of its whole job, in any format of the service. */
import { Button, Menu } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { FORMATS, resultHref } from './formats.ts';

interface DownloadMenuProps {
  readonly jobId: string;
  /** the file that is looked at */
  readonly uuid: string;
  /** whether the job has other files, too */
  readonly several: boolean;
}

export function DownloadMenu({ jobId, uuid, several }: DownloadMenuProps) {
  const { open, file, job, as } = texts.check.download;
  const items = (of?: string) =>
    FORMATS.map((format) => (
      <Menu.Item key={format} component="a" href={resultHref(jobId, format, of)} download>
        {as(format)}
      </Menu.Item>
    ));
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs">{open}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{file}</Menu.Label>
        {items(uuid)}
        {several && (
          <>
            <Menu.Divider />
            <Menu.Label>{job}</Menu.Label>
            {items()}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
