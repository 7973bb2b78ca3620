/** Downloads results in the format that is chosen: of one file, or of a whole job in one file or in a zip. */
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Format } from '../api/types.ts';
import { FailureDialog } from '../shell/failure-dialog.tsx';
import { texts } from '../texts/texts.ts';
import { type Downloadable, saveApart, saveOne, saveTogether } from './save.ts';

interface DownloadMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly jobId: string;
  /** of the job those that were converted; where `file` is all that is offered, it alone */
  readonly files: readonly Downloadable[];
  /** of these the one that is looked at: it is offered by itself, before all */
  readonly file?: Downloadable;
  readonly label?: string;
  /** what the button is called for who cannot see where it stands */
  readonly ariaLabel?: string;
}

const WORDS = texts.downloads;
/** What most people want comes first. */
const FORMATS = ['XLS', 'CSV', 'JSON'] as const satisfies readonly Format[];

export function DownloadMenu({
  jobId,
  files,
  file,
  label = WORDS.download,
  ariaLabel,
  variant = 'default',
  size = 'xs',
}: DownloadMenuProps) {
  const download = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const items = (work: (format: Format) => () => Promise<void>) =>
    FORMATS.map((format) => (
      <Menu.Item key={format} onClick={() => download.mutate(work(format))}>
        {WORDS.formats[format]}
      </Menu.Item>
    ));
  const several = files.length > 1;
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant={variant} size={size} aria-label={ariaLabel} loading={download.isPending}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {several && file && (
            <>
              <Menu.Label>{WORDS.one}</Menu.Label>
              {items((format) => () => saveOne(jobId, file, format))}
              <Menu.Divider />
            </>
          )}
          {several && <Menu.Label>{WORDS.together}</Menu.Label>}
          {items(
            (format) => () => (several || !file ? saveTogether(jobId, files, format) : saveOne(jobId, file, format)),
          )}
          {several && (
            <>
              <Menu.Divider />
              <Menu.Label>{WORDS.apart}</Menu.Label>
              {items((format) => () => saveApart(jobId, files, format))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <FailureDialog title={WORDS.failed} error={download.error} onClose={download.reset} />
    </>
  );
}
