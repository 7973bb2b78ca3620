/** The names of downloads. */

/** Of the files that are taken: PDFs and pictures. */
const EXTENSION = /\.(?:pdf|jpe?g|jfif|png|webp|tiff?)$/i;

/** Given the name of a statement, returns it without the extension of a PDF or a picture. */
export function baseName(filename: string): string {
  return filename.replace(EXTENSION, '') || 'statement';
}

/** Given names of files, returns them with repeated ones numbered: in a zip each name must be unique. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    // names that only differ in case are the same on many systems
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
