/** One set of languages, loaded into Tesseract: reads small pictures of one cell each. */
import type { Language } from '../languages/language.ts';
import type { TessBaseApi, TesseractCore } from './core.ts';
import type { Crop } from './crop.ts';
import { dataOf } from './data.ts';

/** Tesseract's number for its networks without the older recogniser. */
const LSTM_ONLY = 1;
const PARAMETERS = {
  // one block of text: reads cells of one line as well as the mode for lines, and those of a torn line better
  tessedit_pageseg_mode: '6',
  // white text on black is turned while a page is prepared; trying each weak cell both ways takes time for nothing
  tessedit_do_invert: '0',
  user_defined_dpi: '300',
};

/** A sign on a crop: its horizontal span, and how sure Tesseract is (0 to 100). */
export interface EngineSign {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly x1: number };
}

/** The signs of a word, from left to right. */
export type EngineWord = readonly EngineSign[];

interface Report {
  readonly blocks?: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly { readonly words: readonly { readonly symbols: readonly EngineSign[] }[] }[];
    }[];
  }[];
}

export interface Engine {
  /** Given a crop, returns its words. Throws if Tesseract gives up: it must not be used again then. */
  read(crop: Crop): EngineWord[];
  close(): void;
}

/** Given languages, the first one counting most, and the only signs to expect (all if empty), returns an engine. */
export async function createEngine(
  core: TesseractCore,
  languages: readonly Language[],
  signs: string,
): Promise<Engine> {
  const files = await Promise.all(languages.map(async (language) => ({ language, data: await dataOf(language) })));
  const api = core.newApi();
  for (const { language, data } of files) core.FS.writeFile(fileOf(language), data);
  const failed = api.Init(null, languages.join('+'), LSTM_ONLY) === -1;
  // what the engine needs of the files is in its heap now
  for (const language of languages) core.FS.unlink(fileOf(language));
  if (failed) throw new Error(`Tesseract cannot load ${languages.join('+')}`);
  for (const [name, value] of Object.entries({ ...PARAMETERS, tessedit_char_whitelist: signs })) {
    if (!api.SetVariable(name, value)) throw new Error(`Tesseract has no parameter ${name}`);
  }
  return {
    read: (crop) => wordsOf(core, api, crop),
    close() {
      api.End();
      api.ClearPersistentCache();
      core.destroy(api);
    },
  };
}

const fileOf = (language: Language): string => `./${language}.traineddata`;

function wordsOf(core: TesseractCore, api: TessBaseApi, { width, height, data }: Crop): EngineWord[] {
  const at = core._malloc(data.length);
  if (at === 0) throw new RangeError('no memory left for the picture of a cell');
  new Uint8Array(core.heap(), at, data.length).set(data);
  api.SetImage(at, width, height, 1, width);
  // Tesseract has copied it
  core._free(at);
  if (api.Recognize(null) !== 0) throw new Error('Tesseract cannot read a cell');
  const report: Report = JSON.parse(api.GetJSONText(0));
  api.Clear();
  return (report.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .map((word) => word.symbols);
}
