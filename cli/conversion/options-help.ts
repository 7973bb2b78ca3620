/** The help texts of the options that `convert` and `watch` share. */
import { FORMAT_NAMES } from '../../formats/registry.ts';
import { DOCUMENT_OPTIONS_HELP } from '../document-options.ts';
import { EXPORT_OPTIONS_HELP } from '../export-options.ts';
import { PICTURE_OPTIONS_HELP } from '../picture-options.ts';

/** The column where the texts of the options begin. */
const TEXTS_COLUMN = 29;
const FORMAT_OPTION = `  --format ${FORMAT_NAMES.join('|').toLowerCase()} `;
/** If the formats are too long, the text goes on the next line. */
const FORMAT_COLUMN =
  FORMAT_OPTION.length <= TEXTS_COLUMN
    ? FORMAT_OPTION.padEnd(TEXTS_COLUMN)
    : `${FORMAT_OPTION.trimEnd()}\n${' '.repeat(TEXTS_COLUMN)}`;

/** The help text of the format. */
export const FORMAT_HELP = `${FORMAT_COLUMN}format of the results (json)`;

/** The help text of the others. */
export const CONVERSION_OPTIONS_HELP = `${PICTURE_OPTIONS_HELP}
${DOCUMENT_OPTIONS_HELP}

${EXPORT_OPTIONS_HELP}`;
