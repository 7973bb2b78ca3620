/** Variables of the environment, where the platform has one. */

interface WithProcess {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}

/** Given a name, returns the variable; undefined in browsers, and where the platform forbids to read it. */
export function environmentVariable(name: string): string | undefined {
  try {
    return (globalThis as WithProcess).process?.env?.[name];
  } catch {
    // Deno asks its user, who may refuse
    return undefined;
  }
}
