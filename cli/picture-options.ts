/** The option of commands that read pages from their pictures, and the same settings as those of the server. */
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { parseLanguages } from '../workers/languages.ts';
import { PICTURE_MODES, type PictureMode, type ReaderBounds } from '../workers/types.ts';
import { wholeNumber } from './arguments.ts';
import { UsageError } from './command.ts';

/** As many as the server allows. */
const MOST_THREADS = 64;

export const PICTURE_OPTIONS = { ocr: { type: 'string' } } as const;

/** The help text for this option. */
export const PICTURE_OPTIONS_HELP = `  --ocr auto|always|never    which pages are read from their pictures: those without text (auto), all, or none`;

/**
 * Given the value of the option and the environment, returns how pages are read from their pictures. Throws
 * UsageError.
 */
export function readPictureOptions(
  { ocr }: { readonly ocr?: string | undefined },
  env: NodeJS.ProcessEnv,
): ReaderBounds {
  const { readers } = DEFAULT_BOUNDS;
  return {
    ...readers,
    mode: modeOf('--ocr', ocr) ?? modeOf('LEDGERIZE_OCR', env.LEDGERIZE_OCR) ?? readers.mode,
    threads: threadsOf(env.LEDGERIZE_OCR_THREADS) ?? readers.threads,
    languages: languagesOf(env.LEDGERIZE_OCR_LANGS) ?? readers.languages,
  };
}

function modeOf(option: string, text: string | undefined): PictureMode | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const mode = PICTURE_MODES.find((each) => each === text.trim().toLowerCase());
  if (mode) return mode;
  throw new UsageError(`${option} must be ${PICTURE_MODES.join(', ')}; it is "${text}"`);
}

function threadsOf(text: string | undefined): number | undefined {
  return text === undefined || text.trim() === ''
    ? undefined
    : wholeNumber('LEDGERIZE_OCR_THREADS', text.trim(), 1, MOST_THREADS);
}

function languagesOf(text: string | undefined): ReaderBounds['languages'] | undefined {
  try {
    return text === undefined ? undefined : parseLanguages(text);
  } catch (error) {
    throw new UsageError(`LEDGERIZE_OCR_LANGS ${(error as RangeError).message}`);
  }
}
