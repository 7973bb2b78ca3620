/** Cities by the money of their country: where an account's bookings are made tells its currency where nothing else does. Names that several countries have are left out. */
import { foldList } from '../phrases/fold.ts';

/** Folded where they are looked up; no part of the lexicon's labels: a city's name is a fact of the holder's. */
const CITIES: readonly (readonly [currency: string, names: string])[] = [
  [
    'CAD',
    'toronto|montreal|montréal|vancouver bc|vancouver|calgary|edmonton|ottawa|winnipeg|mississauga|brampton|saskatoon|quebec|québec|halifax ns|laval|gatineau',
  ],
  [
    'USD',
    'new york|new york ny|los angeles|chicago|houston tx|philadelphia|seattle|san francisco|san diego|denver|miami|atlanta|dallas tx|las vegas|minneapolis|guayaquil|quito|san salvador',
  ],
  [
    'EUR',
    'paris|lyon|marseille|toulouse|berlin|hamburg|münchen|frankfurt am main|köln|stuttgart|düsseldorf|madrid|barcelona|sevilla|bilbao|zaragoza|roma|milano|torino|napoli|bologna|firenze|amsterdam|rotterdam|utrecht|den haag|wien|graz|linz|salzburg|lisboa|braga|coimbra|dublin|helsinki|espoo|tampere|turku|bruxelles|brussel|antwerpen|αθήνα|θεσσαλονίκη|tallinn|vilnius|bratislava|ljubljana|zagreb',
  ],
  ['GBP', 'london|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|sheffield|cardiff|belfast'],
  ['AUD', 'sydney|melbourne|brisbane|adelaide|canberra|hobart|parramatta|wollongong|geelong'],
  ['NZD', 'auckland|christchurch|dunedin|tauranga|rotorua|palmerston north'],
  ['ZAR', 'johannesburg|cape town|durban|pretoria|sandton|soweto|bloemfontein|port elizabeth|gqeberha'],
  ['NGN', 'lagos|abuja|ibadan|port harcourt'],
  ['KES', 'nairobi|mombasa|kisumu|nakuru'],
  ['GHS', 'accra|kumasi'],
  ['EGP', 'cairo|giza'],
  ['MAD', 'maroc|casablanca|rabat|marrakech|tanger|agadir'],
  ['TND', 'tunis|sfax|sousse'],
  ['MXN', 'guadalajara|monterrey|puebla|tijuana|cancún|zapopan|querétaro'],
  ['COP', 'bogota|medellín|barranquilla|bucaramanga'],
  ['CLP', 'valparaíso|viña del mar|antofagasta|temuco'],
  ['ARS', 'caba|mar del plata'],
  ['PEN', 'arequipa'],
  ['UYU', 'punta del este'],
  ['BRL', 'são paulo|rio de janeiro|brasília|belo horizonte|curitiba|porto alegre|recife|salvador ba|campinas'],
  [
    'INR',
    'mumbai|new delhi|delhi|bengaluru|bangalore|chennai|kolkata|hyderabad telangana|pune|ahmedabad|jaipur|lucknow|gurgaon|gurugram|noida|kochi|ernakulam',
  ],
  ['PKR', 'karachi|lahore|islamabad|rawalpindi|faisalabad'],
  ['BDT', 'dhaka|chittagong|chattogram'],
  ['LKR', 'colombo|kandy'],
  ['NPR', 'kathmandu|pokhara|lalitpur'],
  ['SGD', 'singapore'],
  ['MYR', 'kuala lumpur|petaling jaya|shah alam|johor bahru|penang'],
  ['IDR', 'jakarta|surabaya|bandung|denpasar'],
  ['PHP', 'manila|makati|quezon city|cebu city|taguig'],
  ['THB', 'bangkok|กรุงเทพ'],
  ['HKD', 'kowloon|tsim sha tsui'],
  ['SEK', 'stockholm|göteborg|malmö|uppsala|gävle|linköping|örebro|västerås'],
  ['NOK', 'oslo|bergen|trondheim|stavanger'],
  ['DKK', 'københavn|aarhus|odense|aalborg'],
  ['ISK', 'reykjavík'],
  ['CHF', 'zürich|genève|basel|bern|lausanne|winterthur|luzern|lugano'],
  ['PLN', 'warszawa|kraków|wrocław|poznań|gdańsk|łódź'],
  ['CZK', 'praha|brno|ostrava|plzeň'],
  ['HUF', 'budapest|debrecen|szeged'],
  ['RON', 'bucurești|cluj napoca|timișoara|iași'],
  ['TRY', 'istanbul|ankara|izmir'],
  ['ILS', 'tel aviv|jerusalem|haifa'],
  ['AED', 'dubai|abu dhabi|sharjah'],
  ['SAR', 'riyadh|jeddah|dammam'],
];

const MONEY = new Map(CITIES.flatMap(([currency, names]) => foldList(names).map((name) => [name, currency] as const)));
/** Most words of a page begin no city. */
const FIRST_WORDS = new Set([...MONEY.keys()].map((name) => name.split(' ', 1)[0]!));
const LONGEST = 4;

/** Given folded words, returns the money of the cities that they name, in their order. */
export function currenciesOfCities(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!FIRST_WORDS.has(words[at]!)) continue;
    for (let to = Math.min(words.length, at + LONGEST); to > at; to--) {
      const currency = MONEY.get(words.slice(at, to).join(' '));
      if (currency === undefined) continue;
      found.push(currency);
      at = to - 1;
      break;
    }
  }
  return found;
}
