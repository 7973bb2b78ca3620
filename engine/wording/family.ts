/** How findings of one family are worded: a table from codes to the sentences that their parameters make. */

/** By code. A wording without parameters takes none. */
export type Family = Readonly<Record<string, (params: never) => string>>;

/** The parameters of a code that has none. */
export type NoParams = Readonly<Record<string, never>>;

/** Parameters as data: what takes fields of any name takes these. */
type Plain<P> = { readonly [K in keyof P]: P[K] };

/** By code of a family, its parameters. */
export type ParamsIn<F> = {
  readonly [C in keyof F]: F[C] extends (params: infer P) => string ? (unknown extends P ? NoParams : Plain<P>) : never;
};

/** What is found, as a code of the family with the parameters of that code. */
export type FindingIn<F> = {
  readonly [C in keyof F & string]: { readonly code: C; readonly params: ParamsIn<F>[C] };
}[keyof F & string];

/** Returns the function that makes findings of a family: of a code and its parameters, if it has some. */
export const findingsOf =
  <F extends Family>() =>
  <C extends keyof F & string>(
    code: C,
    ...[params]: ParamsIn<F>[C] extends NoParams ? [] : [params: ParamsIn<F>[C]]
  ) => ({
    code,
    params: (params ?? {}) as ParamsIn<F>[C],
  });

/** Given a family and one of its findings, returns the words for it. */
export function wordedIn<F extends Family>(family: F, finding: FindingIn<F>): string {
  const wording: F[keyof F] = family[finding.code];
  return wording(finding.params as never);
}
