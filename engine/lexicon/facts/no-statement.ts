/** Words across a page that say that it is no statement of what was booked. */
import { fold } from '../phrases/fold.ts';

const SAYS: ReadonlySet<string> = new Set(
  `muster|sample|not a statement|not a bank statement|this is not a statement|not an official statement|no statement|draft|draft only|draft copy|forecast|simulation|specimen|void|invalid|cancelled|test only|not valid
  |kein kontoauszug|entwurf|prognose|ungültig|storniert|projet|brouillon|prévision|spécimen|spécimen sans valeur|sans valeur|annulé|nul|pas un relevé|borrador|previsión|pronóstico|espécimen|anulado|sin valor|no es un extracto
  |bozza|previsione|simulazione|fac simile|facsimile|annullato|non valido|rascunho|previsão|espécime|anulado|sem valor|concept|ontwerp|prognose|specimen|ongeldig|geannuleerd|simulatie|szkic|projekt|prognoza|wzór|nieważny
  |utkast|prognos|ogiltig|makulerad|kladde|udkast|ugyldig|luonnos|návrh|koncept|neplatné|vzor|tervezet|érvénytelen|taslak|geçersiz|proiect|ciornă|черновик|образец|недействительно`
    .split('|')
    .map((text) => fold(text.trim())),
);

/** Given a text that stands alone, returns whether it says that the paper is no statement of what was booked: "NOT A STATEMENT", "Entwurf". */
export const deniesStatement = (text: string): boolean => SAYS.has(fold(text.trim()));
