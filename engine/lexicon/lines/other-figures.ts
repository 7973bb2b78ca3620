/** Finds labels whose figure is no sum of the statement's bookings: a limit, what is available, another time. */
import { fold } from '../phrases/fold.ts';

const OTHER = new RegExp(
  `(?:^| )(?:${[
    'limits?|available|overdraft(?! (?:interest|fee|charge))|line|year|ytd|annual|since|previous|prior|last|required|requirement|minimum payment|avoid|points|miles|rewards?|cash ?back|apr|apy|rate|insured|protected|up to|borrow|loan|capital|due by|next|years|months|jahre|monate|ans|mois|anos|meses|anni|mesi|jaren|maanden',
    'limite?s?|rahmen|\\p{L}+rahmen|verfugbar\\p{L}*|jahr\\p{L}*|seit|vorjahr|vormonat|uberziehung\\p{L}*|kontouberziehung|zinssatz|nachste\\p{L}*|bis zu',
    'disponible|decouvert|annee|cumul|depuis|plafond|taux|prochain(?:e?s?)|jusqu|ano|desde|descubierto|hasta|proxim[oa]s?|anterior|disponivel|ate|(?:demais|outras) (?:faturas|parcelas)|futur[oa]s|seguintes',
    'disponibile|fido|anno|dal|prossim[oa]|fino|beschikbaar|jaar|sinds|vorige|volgende|tot|dostepn[ey]|rok|roku|limitu|tillganglig\\p{L}*|ar|kredit\\p{L}*|luotto\\p{L}*|kaytettavissa|tilgjengelig|disponibelt|radighed',
    'dostupn\\p{L}*|zustatek k dispozici|keret|hitelkeret|disponibil|kullanilabilir|лимит|доступн\\p{L}*|год|οριο|διαθεσιμο',
    'punkte?|bonuspunkte?|\\p{L}*(?:punkty|punkten|punti|puntos|pontos|pontok|puncte|poang|poeng|pisteet)|body|bodovi|bonuspoint|poin|puan|ποντοι|балл\\p{L}*|diem thuong',
    'osiguran\\p{L}*|pojist\\p{L}*|daekket|depositogarantie\\p{L}*|talletussuoja|καλυπτ\\p{L}*|biztositott\\p{L}*|dijamin|sikret|garanti\\p{L}*|garantid\\p{L}*|garantate|застрахован\\p{L}*|sigortali\\p{L}*|bao hiem|einlagensicherung|gesichert|proteg\\p{L}*|protett[ei]|gwaran\\p{L}*|insattningsgarantin?',
    // what is held besides: "Total de ativos", "Gesamtvermögen"
    'assets?|portfolios?|net worth|holdings|market value|securities|\\p{L}*vermogen\\p{L}*|depotwert|avoirs|patrimoine|portefeuille|activos|patrimonio|cartera|ativos|carteira|portafoglio|beleggingen|effecten|aktywa|tillgangar|varallisuus',
  ].join('|')})(?: |$)`,
  'u',
);
const UNSPACED = /積分|积分|ポイント|포인트|คะแนน|保障|保護|保险|保険|限額|额度|限度|可用|利用可能|한도|보호/u;
/** Longer labels are sentences. */
const MOST_WORDS = 7;
/** The number of an account, of a form, of a telephone. */
const LONG_NUMBER = /\d{5}|\d[-/]\d|(?:19|20)\d\d|%/u;

/** Given the label of a figure, returns whether it may name what the bookings of the statement do not come to. */
export function namesOtherFigure(label: string): boolean {
  const folded = fold(label);
  return folded.split(' ').length > MOST_WORDS || LONG_NUMBER.test(label) || OTHER.test(folded) || UNSPACED.test(label);
}
