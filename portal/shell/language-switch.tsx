/** The choice of the language; the browser stores it, and the page is loaded again in it. */
import { chooseLanguage, LANGUAGE, LANGUAGES, type Language } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

const CODES = Object.keys(LANGUAGES) as Language[];

export function LanguageSwitch() {
  return (
    <select
      className="language"
      aria-label={texts.shell.language}
      value={LANGUAGE}
      onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
    >
      {CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code]}
        </option>
      ))}
    </select>
  );
}
