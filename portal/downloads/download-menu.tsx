/** Downloads results in a chosen format: of one file, or of several in one file or in a zip. */
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asFailure } from '../api/failure.ts';
import { FORMATS } from '../api/formats.ts';
import { FailureDialog } from '../shell/failure-dialog.tsx';
import { texts } from '../texts/texts.ts';
import classes from './download-menu.module.css';
import { NeedsDialog } from './needs-dialog.tsx';
import { type Downloadable, type SavedFormat, saveApart, saveOne, saveTogether } from './save.ts';

interface DownloadMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** the converted files: all of one job, or some of several */
  readonly files: readonly Downloadable[];
  /** the current one of them: it is offered separately, before all */
  readonly file?: Downloadable;
  readonly label?: string;
  /** the button's name for screen readers */
  readonly ariaLabel?: string;
}

const WORDS = texts.downloads;

/** A way to save: its name, and its action. */
interface Way {
  readonly label: string;
  readonly save: (format: SavedFormat) => Promise<void>;
}

/** Given the files, returns the ways to save them; a single way needs no name. */
function waysOf(files: readonly Downloadable[], file: Downloadable | undefined): Way[] {
  const one = file ?? files[0];
  const ofOneJob = new Set(files.map(({ jobId }) => jobId)).size === 1;
  if (files.length < 2) return one === undefined ? [] : [{ label: WORDS.one, save: (format) => saveOne(one, format) }];
  return [
    ...(file === undefined ? [] : [{ label: WORDS.one, save: (format: SavedFormat) => saveOne(file, format) }]),
    // the service makes one file from the results of one job
    ...(ofOneJob ? [{ label: WORDS.together, save: (format: SavedFormat) => saveTogether(files, format) }] : []),
    { label: WORDS.apart, save: (format) => saveApart(files, format) },
  ];
}

export function DownloadMenu({
  files,
  file,
  label = WORDS.download,
  ariaLabel,
  variant = 'default',
  size = 'xs',
}: DownloadMenuProps) {
  const download = useMutation({
    mutationFn: ({ way, format }: { readonly way: Way; readonly format: SavedFormat }) => way.save(format),
  });
  const ways = waysOf(files, file);
  const [chosen, choose] = useState('');
  const way = ways.find(({ label: name }) => name === chosen) ?? ways[0];
  const button = useRef<HTMLButtonElement>(null);
  // a button cannot have the focus while it loads
  const chose = useRef(false);
  useEffect(() => {
    if (download.isPending) chose.current = true;
    else if (chose.current) {
      chose.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [download.isPending]);
  const failure = download.error === null ? null : asFailure(download.error);
  const needs = failure?.code === 'EXPORT_NEEDS' ? failure : null;
  return (
    <>
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button ref={button} variant={variant} size={size} aria-label={ariaLabel} loading={download.isPending}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.formats}>
          {ways.length > 1 && (
            <>
              <Menu.RadioGroup value={way?.label ?? null} onChange={choose}>
                {ways.map(({ label: name }) => (
                  <Menu.RadioItem key={name} value={name}>
                    {name}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <Menu.Divider />
            </>
          )}
          {FORMATS.map((format) => (
            <Menu.Item key={format.label} onClick={() => way && download.mutate({ way, format })}>
              {format.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NeedsDialog
        failure={needs}
        onGiven={(given) => {
          const { way: asked, format } = download.variables ?? {};
          if (asked && format)
            download.mutate({ way: asked, format: { ...format, options: { ...format.options, ...given } } });
        }}
        onClose={download.reset}
      />
      <FailureDialog title={WORDS.failed} error={needs === null ? download.error : null} onClose={download.reset} />
    </>
  );
}
