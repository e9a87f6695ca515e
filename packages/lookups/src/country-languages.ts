import {
  allCountryCodes,
  alpha2Of,
  europeCode,
  europeCountryCodes,
  northernCyprusCode,
  worldCode,
} from './country-codes.ts';
import { schengenCode, schengenMembers } from './schengen.ts';

/** Languages that somebody abroad may be shown a sentence in; the order is that of how many read it. */
export const shownLanguages = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'ru',
  'ar',
  'tr',
  'nl',
  'el',
  'pt',
  'bg',
  'ka',
] as const;
export type ShownLanguage = (typeof shownLanguages)[number];

/*
 * What is read there, the language of most first, by the two letters of ISO 3166-1. English stands everywhere but at home: a
 * doctor of another country reads it.
 */
const read: readonly (readonly [languages: string, countries: string])[] = [
  ['tr', 'TR'],
  ['tr ru en', 'AZ'],
  ['de en', 'DE AT LI'],
  ['de fr it en', 'CH'],
  ['fr de en', 'LU'],
  ['nl fr de en', 'BE'],
  ['nl en', 'NL SR AW CW SX BQ'],
  ['fr en', 'FR MC BJ BF BI CF CG CD CI GA GN HT MG ML NE SN TG GF GP MQ RE YT PF NC WF PM BL MF TF'],
  ['en fr', 'CA CM RW VU SC MU'],
  ['it en', 'IT SM VA'],
  ['es en', 'ES AR BO CL CO CR CU DO EC SV GT HN MX NI PA PY PE UY VE GQ PR'],
  ['es fr en', 'AD'],
  ['en es', 'GI US'],
  ['pt en', 'PT BR AO MZ CV GW ST TL'],
  ['el en', 'GR CY'],
  ['bg en', 'BG'],
  ['ka ru en', 'GE'],
  ['ru en', 'RU BY KZ KG TJ UZ TM AM MD'],
  ['en ru', 'UA LV EE LT'],
  ['ar en', 'SA AE QA KW BH OM JO EG IQ LY SD YE SY PS SO ER EH'],
  ['ar fr en', 'LB MA TN DZ MR DJ KM TD'],
  ['en ar', 'IL'],
  /* another language than ours */
  [
    'en',
    'AF AG AI AL AQ AS AU AX BA BB BD BM BN BS BT BV BW BZ CC CK CN CX CZ DK DM ET FI FJ FK FM FO GB GD GG GH GL GM',
  ],
  [
    'en',
    'GS GU GY HK HM HR HU ID IE IM IN IO IR IS JE JM JP KE KH KI KN KP KR KY LA LC LK LR LS ME MH MK MM MN MO MP MS',
  ],
  [
    'en',
    'MT MV MW MY NA NF NG NO NP NR NU NZ PG PH PK PL PN PW RO RS SB SE SG SH SI SJ SK SL SS SZ TC TH TK TO TT TV TW',
  ],
  ['en', 'TZ UG UM VC VG VI VN WS XK ZA ZM ZW'],
];

const isShown = (text: string): text is ShownLanguage => shownLanguages.some((one) => one === text);

const byAlpha2 = new Map(
  read.flatMap(([languages, countries]) => {
    const shown = languages.split(' ').filter(isShown);
    return countries.split(' ').map((country) => [country, shown] as const);
  }),
);

const ofCountry = (code: number): readonly ShownLanguage[] =>
  code === northernCyprusCode ? ['tr', 'en'] : (byAlpha2.get(alpha2Of(code) ?? '') ?? []);

const groups: ReadonlyMap<number, readonly number[]> = new Map([
  [schengenCode, schengenMembers],
  [europeCode, europeCountryCodes],
  [worldCode, allCountryCodes],
]);

/** What is read in a country, that of most people first, or in the countries of a group; nothing for a code nobody knows. */
export function languagesReadIn(code: number): readonly ShownLanguage[] {
  const members = groups.get(code);
  if (!members) return ofCountry(code);
  const all = new Set(members.flatMap(ofCountry));
  return shownLanguages.filter((language) => all.has(language));
}
