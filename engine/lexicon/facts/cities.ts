/** Cities by the money of their country, to show where a booking was made. Names of several countries are left out. */
import { PhraseTable } from '../phrases/phrases.ts';

/**
 * Given phrases by currency, "SGD: singapore; PHP: manila|makati", returns their table. `isKnown`: they are words of
 * the lexicon; names of cities are facts of the paper.
 */
export function byCurrency(entries: string, isKnown = true): PhraseTable<string> {
  const known = entries.split(';').map((entry) => {
    const [currency = '', phrases = ''] = entry.trim().split(': ');
    return [currency, [phrases]] as const;
  });
  return new PhraseTable(known, isKnown);
}

const OF_CITIES = byCurrency(
  `
  CAD: toronto|montreal|montréal|vancouver bc|vancouver|calgary|edmonton|ottawa|winnipeg|mississauga|brampton|saskatoon
    |quebec|québec|halifax ns|laval|gatineau;
  USD: new york|new york ny|los angeles|chicago|houston tx|philadelphia|seattle|san francisco|san diego|denver|miami
    |atlanta|dallas tx|las vegas|minneapolis|guayaquil|quito|san salvador;
  EUR: paris|lyon|marseille|toulouse|berlin|hamburg|münchen|frankfurt am main|köln|stuttgart|düsseldorf|madrid
    |barcelona|sevilla|bilbao|zaragoza|roma|milano|torino|napoli|bologna|firenze|amsterdam|rotterdam|utrecht|den haag
    |wien|graz|linz|salzburg|lisboa|braga|coimbra|dublin|helsinki|espoo|tampere|turku|bruxelles|brussel|antwerpen|αθήνα
    |θεσσαλονίκη|tallinn|vilnius|bratislava|ljubljana|zagreb;
  GBP: london|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|sheffield|cardiff|belfast;
  AUD: sydney|melbourne|brisbane|adelaide|canberra|hobart|parramatta|wollongong|geelong;
  NZD: auckland|christchurch|dunedin|tauranga|rotorua|palmerston north;
  ZAR: johannesburg|cape town|durban|pretoria|sandton|soweto|bloemfontein|port elizabeth|gqeberha;
  NGN: lagos|abuja|ibadan|port harcourt; KES: nairobi|mombasa|kisumu|nakuru; GHS: accra|kumasi; EGP: cairo|giza|egypt;
  MAD: maroc|casablanca|rabat|marrakech|tanger|agadir; TND: tunis|sfax|sousse;
  MXN: guadalajara|monterrey|puebla|tijuana|cancún|zapopan|querétaro; COP: bogota|medellín|barranquilla|bucaramanga;
  CLP: valparaíso|viña del mar|antofagasta|temuco; ARS: caba|mar del plata; PEN: arequipa; UYU: punta del este;
  BRL: são paulo|rio de janeiro|brasília|belo horizonte|curitiba|porto alegre|recife|salvador ba|campinas;
  INR: mumbai|new delhi|delhi|bengaluru|bangalore|chennai|kolkata|hyderabad telangana|pune|ahmedabad|jaipur|lucknow
    |gurgaon|gurugram|noida|kochi|ernakulam;
  PKR: karachi|lahore|islamabad|rawalpindi|faisalabad; BDT: dhaka|chittagong|chattogram; LKR: colombo|kandy;
  NPR: kathmandu|pokhara|lalitpur; SGD: singapore; MYR: kuala lumpur|petaling jaya|shah alam|johor bahru|penang;
  IDR: jakarta|surabaya|bandung|denpasar; PHP: manila|makati|quezon city|cebu city|taguig; THB: bangkok|กรุงเทพ;
  HKD: kowloon|tsim sha tsui; SEK: stockholm|göteborg|malmö|uppsala|gävle|linköping|örebro|västerås;
  NOK: oslo|bergen|trondheim|stavanger; DKK: københavn|aarhus|odense|aalborg; ISK: reykjavík;
  CHF: zürich|genève|basel|bern|lausanne|winterthur|luzern|lugano; PLN: warszawa|kraków|wrocław|poznań|gdańsk|łódź;
  CZK: praha|brno|ostrava|plzeň; HUF: budapest|debrecen|szeged; RON: bucurești|cluj napoca|timișoara|iași;
  TRY: istanbul|ankara|izmir; ILS: tel aviv|jerusalem|haifa; AED: dubai|abu dhabi|sharjah; SAR: riyadh|jeddah|dammam;
  JPY: tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|sapporo; CNY: beijing|shanghai|shenzhen|guangzhou|hangzhou;
  LBP: beirut|lebanon; GIP: gibraltar; SYP: damascus|syria; SDG: khartoum; FKP: falkland islands;
  SHP: saint helena|jamestown st helena; SLE: freetown|sierra leone; SCR: seychelles`,
  false,
);

/** States with cities that are called as those of other countries. */
const OF_STATES = byCurrency(
  `
  USD: alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois
    |indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri
    |montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon
    |pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington
    |west virginia|wisconsin|wyoming|usa|united states;
  CAD: ontario|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland
    |prince edward island;
  AUD: new south wales|queensland|tasmania|south australia|western australia`,
  false,
);

/** Given folded words, returns the money of the cities that they name, in their order. */
export const currenciesOfCities = (words: readonly string[]): string[] => OF_CITIES.valuesIn(words);

/** Given folded words, returns the money of the states that they name, in their order. */
export const currenciesOfStates = (words: readonly string[]): string[] => OF_STATES.valuesIn(words);
