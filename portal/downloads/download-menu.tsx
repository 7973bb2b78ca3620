/**
 * Downloads results: of one file, or of several in one file or in a zip. One click does what was chosen last; the
 * button beside it opens the choices.
 */
import { Button, type ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { asFailure } from '../api/failure.ts';
import { MARKED_KEYS } from '../review/marked-keys.ts';
import { useKeptChoice } from '../session/kept-choice.ts';
import { Dropdown } from '../shell/dropdown.tsx';
import { texts } from '../texts/texts.ts';
import { type Choice, choiceIn, listed, presetIn, savedFormat, type Way } from './choice.ts';
import classes from './download-menu.module.css';
import { type OwnPreset, ownPresetsIn } from './own-presets.ts';
import { type Downloadable, type SavedFormat, saveApart, saveOne, saveTogether } from './save.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface DownloadMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** the converted files: all of one job, or some of several */
  readonly files: readonly Downloadable[];
  /** the current one of them: it is offered separately, before all */
  readonly file?: Downloadable;
  /** false: their jobs have further files */
  readonly areWhole?: boolean | undefined;
  readonly label?: string;
  /** the button's name for screen readers */
  readonly ariaLabel?: string;
}

const WORDS = texts.downloads;
const FailureDialog = lazy(async () => ({ default: (await import('../shell/failure-dialog.tsx')).FailureDialog }));
const ChoiceForm = lazy(async () => ({ default: (await import('./choice-form.tsx')).ChoiceForm }));
const NeedsDialog = lazy(async () => ({ default: (await import('./needs-dialog.tsx')).NeedsDialog }));
const UnprovedDialog = lazy(async () => ({ default: (await import('./unproved-dialog.tsx')).UnprovedDialog }));
const KEPT = 'download';
const KEPT_PRESETS = 'presets';

/** Given the files, returns the ways to save them. */
function waysOf({ files, file, areWhole }: Pick<DownloadMenuProps, 'files' | 'file' | 'areWhole'>): readonly Way[] {
  if (files.length < 2) return ['one'];
  // the service makes one file from the results of one job, with all its files
  const ofOneJob = areWhole !== false && new Set(files.map(({ jobId }) => jobId)).size === 1;
  return [...(file === undefined ? [] : (['one'] as const)), ...(ofOneJob ? (['together'] as const) : []), 'apart'];
}

interface Wanted {
  readonly way: Way;
  readonly format: SavedFormat;
}

async function save({ files, file }: Pick<DownloadMenuProps, 'files' | 'file'>, { way, format }: Wanted) {
  if (way === 'together') return saveTogether(files, format);
  if (way === 'apart') return saveApart(files, format);
  const one = file ?? files[0];
  if (one !== undefined) return saveOne(one, format);
}

export function DownloadMenu({
  files,
  file,
  areWhole,
  label = WORDS.download,
  ariaLabel = label,
  variant = 'default',
  size = 'xs',
}: DownloadMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [kept, keep] = useKeptChoice(KEPT);
  const [keptPresets, keepPresets] = useKeptChoice(KEPT_PRESETS);
  const own = ownPresetsIn(keptPresets);
  const queries = useQueryClient();
  const download = useMutation({
    mutationFn: (wanted: Wanted) => save({ files, file }, wanted),
    onSuccess: () => {
      for (const queryKey of MARKED_KEYS) queries.invalidateQueries({ queryKey });
    },
  });
  const button = useFocusAfter(download.isPending);
  const ways = waysOf({ files, file, areWhole });
  const last = choiceIn(kept, own);
  // the last way may not fit these files; it stays kept for those that it fits
  const choice = ways.includes(last.way) ? last : { ...last, way: ways[0] ?? last.way };
  const failure = download.error === null ? null : asFailure(download.error);
  const needs = failure?.code === 'EXPORT_NEEDS' ? failure : null;
  const told = WORDS.as(
    ways.length > 1 ? WORDS.ways[choice.way] : null,
    listed(choice.format).label,
    presetIn(choice, own)?.label,
  );
  const now = kept === null ? '' : choice.format;
  const name = WORDS.chooseFor(ariaLabel, now);
  const keepOwn = (presets: readonly OwnPreset[]) => keepPresets(JSON.stringify(presets));
  const [asked, setAsked] = useState<Wanted | null>(null);
  const unprovedIn = ({ way }: Wanted) =>
    (way === 'one' ? [file ?? files[0]] : files).flatMap((one) => (one?.isUnproved ? [one.filename] : []));
  const want = (wanted: Wanted) => (unprovedIn(wanted).length > 0 ? setAsked(wanted) : download.mutate(wanted));
  const begin = (chosen: Choice, presets: readonly OwnPreset[]) => {
    panel.current?.hidePopover();
    keepOwn(presets);
    keep(JSON.stringify(ways.length > 1 ? chosen : { ...chosen, way: last.way }));
    want({ way: chosen.way, format: savedFormat(chosen, presets) });
  };
  return (
    <>
      <Button.Group>
        <Button
          ref={button}
          className={classes.part}
          variant={variant}
          size={size}
          loading={download.isPending}
          aria-label={kept === null ? ariaLabel : `${ariaLabel}: ${told}`}
          title={kept === null ? undefined : told}
          onClick={() =>
            kept === null ? panel.current?.showPopover() : want({ way: choice.way, format: savedFormat(choice, own) })
          }
        >
          {label}
        </Button>
        <Button
          ref={chooser}
          className={classes.part}
          variant={variant}
          size={size}
          px={7}
          aria-label={name}
          title={WORDS.choose}
          disabled={download.isPending}
          popoverTarget={id}
        >
          {now} ▾
        </Button>
      </Button.Group>
      <Dropdown id={id} panel={panel} button={chooser} label={name}>
        <Suspense>
          <ChoiceForm start={choice} ways={ways} own={own} onOwn={keepOwn} onChosen={begin} />
        </Suspense>
      </Dropdown>
      <Suspense>
        {asked !== null && (
          <UnprovedDialog
            names={unprovedIn(asked)}
            onGoOn={() => {
              download.mutate(asked);
              setAsked(null);
            }}
            onClose={() => setAsked(null)}
          />
        )}
        {needs !== null && (
          <NeedsDialog
            failure={needs}
            onGiven={(given) => {
              const { variables: asked } = download;
              if (asked === undefined) return;
              const { way, format } = asked;
              download.mutate({ way, format: { ...format, options: { ...format.options, ...given } } });
            }}
            onClose={download.reset}
          />
        )}
        {failure !== null && needs === null && (
          <FailureDialog title={WORDS.failed} error={failure} onClose={download.reset} />
        )}
      </Suspense>
    </>
  );
}
