/** One file of a table: what was read of it, its mark, and its actions. */
import { Anchor, Badge, Button, Checkbox, CloseButton, Group } from '@mantine/core';
import { Link } from 'wouter';
import type { File } from '../api/types.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import type { Downloadable } from '../downloads/save.ts';
import { day, instant } from '../formats/dates.ts';
import { count, percent } from '../formats/numbers.ts';
import { FileName } from '../shell/file-name.tsx';
import { texts } from '../texts/texts.ts';
import { accountOf, COLORS, checkOf, isUnproved, rowsOf, stateOf } from './file-state.ts';
import { periodOf } from './period.ts';
import classes from './review.module.css';
import { rowOf, STOP } from './row-keys.ts';

const WORDS = texts.review;

export interface FileRowProps {
  readonly file: File;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onMark: (checked: boolean) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel: (name: string) => string;
}

/** Given a file that is read, returns what is downloaded of it. */
export const downloadableOf = (file: File): Downloadable[] =>
  file.reading === undefined
    ? []
    : [{ jobId: file.reading.jobId, uuid: file.uuid, filename: file.filename, isUnproved: isUnproved(file) }];

export function FileRow({ file, isChosen, onChoose, onMark, onRemove, removeLabel }: FileRowProps) {
  const { uuid, filename, reading } = file;
  const path = checkOf(file);
  const [one] = reading?.statements ?? [];
  const facts = one === undefined ? [] : [one.institution, periodOf(one)].filter((text) => text !== null);
  return (
    <tr {...rowOf(uuid)}>
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={WORDS.choose(filename)}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <td className={classes.name}>
        <span className={classes.line} title={filename}>
          {path === null ? (
            <span tabIndex={-1} {...STOP}>
              <FileName name={filename} />
            </span>
          ) : (
            <Anchor component={Link} href={path} inherit className={`${classes.link} quiet`} {...STOP}>
              <FileName name={filename} />
            </Anchor>
          )}
        </span>
        {facts.length > 0 && (
          <span className={`${classes.line} ${classes.under} ${classes.facts}`}>{facts.join(' · ')}</span>
        )}
        <Exported file={file} />
      </td>
      <td>
        <State file={file} />
      </td>
      <td className={classes.wide}>
        <span className={classes.line} title={one?.institution ?? undefined}>
          {one?.institution}
        </span>
        {one?.accountHolder && (
          <span className={`${classes.line} ${classes.under}`} title={one.accountHolder}>
            {one.accountHolder}
          </span>
        )}
      </td>
      <td className={`${classes.wide} ${classes.wider} figures`}>
        <span className={classes.line}>{one && accountOf(one)}</span>
      </td>
      <td className={`${classes.wide} figures`}>
        <span className={classes.line}>{one && periodOf(one)}</span>
        <More file={file} />
      </td>
      <td className={`${classes.middle} ${classes.end} figures`}>
        {reading && (
          <>
            {count(rowsOf(file))}
            <span className="unseen">{WORDS.transactions(rowsOf(file)).replace(/^\S+/, '')}</span>
          </>
        )}
      </td>
      <td>
        {reading && (
          <Checkbox
            size="xs"
            aria-label={reading.checked === null ? WORDS.mark(filename) : WORDS.unmark(filename)}
            title={reading.checked ? WORDS.checkedBy(reading.checked.by, instant(reading.checked.at)) : undefined}
            checked={reading.checked !== null}
            onChange={(event) => onMark(event.currentTarget.checked)}
          />
        )}
      </td>
      <td>
        <Group gap={4} wrap="nowrap" justify="end" className={classes.acts}>
          {path !== null && (
            <Button
              component={Link}
              href={path}
              size="compact-sm"
              variant="default"
              className={classes.extra}
              // the name of the file leads there, too
              tabIndex={-1}
              aria-label={WORDS.checkFile(filename)}
            >
              {WORDS.check}
            </Button>
          )}
          {reading && (
            <div className={classes.middle}>
              <DownloadMenu
                files={downloadableOf(file)}
                label={WORDS.downloadShort}
                ariaLabel={WORDS.downloadFile(filename)}
                size="compact-sm"
              />
            </div>
          )}
          {onRemove && <CloseButton size="sm" aria-label={removeLabel(filename)} onClick={onRemove} />}
        </Group>
      </td>
    </tr>
  );
}

/** Of several statements in a file the first is shown, and the others are counted. */
function More({ file: { reading } }: { readonly file: File }) {
  const further = (reading?.statements.length ?? 0) - 1;
  if (further < 1) return null;
  return <span className={`${classes.line} ${classes.under}`}>{WORDS.moreStatements(further)}</span>;
}

/** When it was exported last: what was changed since is not what the accounting software has. */
function Exported({ file: { reading } }: { readonly file: File }) {
  const { exported = null, version } = reading ?? {};
  if (exported === null) return null;
  const isChanged = exported.version !== version;
  return (
    <span
      className={`${classes.line} ${classes.under} ${classes.exported} ${isChanged ? classes.changed : ''}`}
      title={WORDS.exportedBy(exported.by, instant(exported.at))}
    >
      {isChanged ? WORDS.changedSince : WORDS.exported(day(exported.at))}
    </span>
  );
}

function State({ file }: { readonly file: File }) {
  const { conversion, reading, pages } = file;
  const state = stateOf(file);
  const done = state === 'open' && conversion ? ` ${percent(conversion.pagesDone / Math.max(1, pages))}` : '';
  const corrected = (reading?.statements ?? []).reduce((sum, { correctedRows }) => sum + correctedRows, 0);
  const error = reading === undefined ? conversion?.error : undefined;
  const why = error === undefined ? undefined : texts.errors.sentence({ details: {}, retryAfter: undefined, ...error });
  const told = corrected > 0 ? WORDS.corrected(corrected) : why;
  return (
    <>
      <Badge variant="light" color={COLORS[state]} tt="none" radius="sm" miw="max-content" title={told}>
        {`${WORDS.states[state]}${done}`}
      </Badge>
      {corrected > 0 && <span className={`${classes.line} ${classes.under}`}>{WORDS.corrected(corrected)}</span>}
      {corrected === 0 && told !== undefined && <span className="unseen">{told}</span>}
    </>
  );
}
