/** The language of a mail: that of the page that asked for it. */

/** Those of the portal. */
const MAIL_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'ja'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** A language with its weight: "de-CH;q=0.8". */
const WEIGHTED = /^\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/;

const isMailLanguage = (code: string): code is MailLanguage => MAIL_LANGUAGES.some((each) => each === code);

/** Given the header Accept-Language, returns the language of mail that it prefers; English if none. */
export function mailLanguage(header: string | undefined): MailLanguage {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [, code = '', weight = '1'] = WEIGHTED.exec(part) ?? [];
    return code === '' || Number(weight) === 0 ? [] : [{ code: code.toLowerCase(), weight: Number(weight) }];
  });
  wanted.sort((a, b) => b.weight - a.weight);
  return wanted.map(({ code }) => code).find(isMailLanguage) ?? 'en';
}
