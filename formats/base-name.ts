/** The name of a statement without the extension of its file: results are named after it. */

/** Of the files that are taken: PDFs and pictures. */
const EXTENSION = /\.(?:pdf|jpe?g|jfif|png|webp|tiff?)$/i;

/** Given the name of a file, returns it without the extension of a PDF or a picture. */
export function baseName(filename: string): string {
  return filename.replace(EXTENSION, '');
}

/** Given the name of a file, returns whether it is that of a PDF or a picture. */
export function isStatementName(filename: string): boolean {
  return EXTENSION.test(filename);
}
