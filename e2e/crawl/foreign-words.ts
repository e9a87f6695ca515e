import { defaultCompany } from '@sigorta/contracts/default-company';
import type { Language } from '@sigorta/i18n/language';
import { insurerNames } from '@sigorta/insurers/insurers';
import { provinces } from '@sigorta/lookups/provinces';

/* companies, in full and in short */
const insurers = new RegExp(
  insurerNames.map(({ name }) => name.replace(/ Sigorta$/, '(?: Sigorta)?')).join('|'),
  'giu',
);

/* our own name, languages in their own letters, and what is written in Latin letters everywhere */
const anywhere =
  /Sigorta Çarşısı|Türkçe|English|Русский|العربية|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?:https?:\/\/)?(?<![\w.-])(?:[\w-]+\.)+(?:example|localhost|com|tr|org)\b/giu;
const latinNames =
  /(?<!\p{L})(?:[Ee][-‑]mail|TEST|CALL CENTER|KUM|PDF|CVV|SGK|İMM|ABC|VIN|Fiat|Egea|Renault|Clio|Toyota|SMS|WhatsApp|3\u2060?-\u2060?D\sSecure|Schengen|DASK|IMEI|UAVT|IBAN|QR|YouTube|Google|Instagram|Facebook|LinkedIn|Visa|Mastercard|Troy|TROY|ETBİS|KVKK|MERSİS|KEP|iyzico|Erasmus\+?|COVID-19|CSV|Excel|iOS|Android|iPhone|Apple|Samsung|Xiaomi|Huawei|Wi-Fi|TARSİM)(?!\p{L})/gu;

/* provinces have one name, which every language writes alike */
const places = new RegExp(`(?<!\\p{L})(?:${provinces.map(({ name }) => name).join('|')})(?!\\p{L})`, 'gu');

/* a word as it stands in a Turkish document, explained in the sentence around it */
const quoted = /[«“"(][^«»“”"()]{2,30}[»”")]/gu;

const foreign: Record<Language, RegExp> = {
  tr: /[\p{Script=Cyrillic}\p{Script=Arabic}]{2,}/gu,
  en: /[\p{Script=Cyrillic}\p{Script=Arabic}]{2,}|(?<!\p{L})\p{L}*[çğıöşüÇĞİÖŞÜ]\p{L}*/gu,
  ru: /\p{Script=Arabic}{2,}|\p{Script=Latin}{3,}/gu,
  ar: /\p{Script=Cyrillic}{2,}|\p{Script=Latin}{3,}/gu,
};

/**
 * Words of another language in a page's text.
 * @param names what the partner wrote itself; it stays as it was written
 */
export function foreignWords(text: string, language: Language, names: readonly string[]): string[] {
  /* whoever stands behind a site is called the same in every language */
  const own = [...names, defaultCompany.name, defaultCompany.address]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const plain = [anywhere, insurers, latinNames, places, quoted, /(?<!\p{L})Türkiye(?!\p{L})/gu].reduce(
    (rest, allowed) => rest.replace(allowed, ' '),
    own,
  );
  return [...new Set(plain.match(foreign[language]) ?? [])];
}

/** Text keys that nobody turned into words: `form.submit`, `coverage.medicalTreatment`. */
export const missingKeys = (text: string): string[] => [
  ...new Set(
    text
      .replace(anywhere, ' ')
      .match(/(?<![\w./@-])[a-z][A-Za-z]*(?:\.[a-z][\w-]*){1,5}(?![\w/@])/g)
      ?.filter((word) => !/^(?:www|e\.g|i\.e)\b/.test(word)) ?? [],
  ),
];
