/** Downloads a result, of a whole job or of one file of it, in the format that is chosen. */
import { Button, Menu } from '@mantine/core';
import type { Format } from '../api/types.ts';
import { texts } from '../texts/texts.ts';

interface DownloadMenuProps {
  readonly jobId: string;
  /** of the one file that is wanted; the whole job where it is missing */
  readonly uuid?: string;
  /** what the saved file is called, without its ending */
  readonly name: string;
  readonly label?: string;
  readonly ariaLabel?: string;
}

const WORDS = texts.convert;
/** What most people want comes first. */
const FORMATS = ['XLS', 'CSV', 'JSON'] as const satisfies readonly Format[];

export function DownloadMenu({ jobId, uuid, name, label = WORDS.download, ariaLabel }: DownloadMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" size="xs" aria-label={ariaLabel}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/v1/jobs/${jobId}/result?format=${format}${uuid === undefined ? '' : `&file=${uuid}`}`}
            download={`${name}.${format.toLowerCase()}`}
          >
            {WORDS.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
