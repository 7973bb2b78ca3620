/** What downloads are called. */

/** Given the name of a statement, returns it without the ending of a PDF. */
export function baseName(filename: string): string {
  return filename.replace(/\.pdf$/i, '') || 'statement';
}

/** Given names of files, returns them with those that stand there twice numbered: in a zip a name stands once. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    // names that differ by case alone are one on many systems
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
