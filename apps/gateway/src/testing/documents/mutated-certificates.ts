import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { type Certificate, noParts, type Sheet } from '../../documents/sheet.ts';

const same = (text: string) => ({ en: text, tr: text });

/** A certificate as a consulate would want it, written by hand. */
export const certificateSample: Certificate = {
  title: {
    en: 'Certificate of insurance for a Schengen visa application',
    tr: 'Schengen vizesi başvurusu için sigorta belgesi',
  },
  lead: { en: 'The persons named below are insured.', tr: 'Aşağıda adı yazılı kişiler sigortalıdır.' },
  rows: [
    { label: { en: 'Policy no.', tr: 'Poliçe no' }, value: same('LAL8662387676') },
    { label: { en: 'Insurer', tr: 'Şirket' }, value: same('Laledere Sigorta A.Ş., Şişli / İstanbul') },
    {
      label: { en: 'Valid in', tr: 'Geçerli olduğu yer' },
      value: {
        en: 'Schengen countries: Austria, Belgium, Germany, Greece, Poland and Switzerland',
        tr: 'Schengen Ülkeleri: Almanya, Avusturya, Belçika, İsviçre, Polonya ve Yunanistan',
      },
    },
    {
      label: { en: 'Duration', tr: 'Süre' },
      value: {
        en: '14 December 2026 00:00 – 25 December 2026 24:00 (12 days)',
        tr: '14 Aralık 2026 00:00 – 25 Aralık 2026 24:00 (12 gün)',
      },
    },
    {
      label: { en: 'Emergency medical treatment', tr: 'Acil tıbbi tedavi' },
      value: { en: '€30,000', tr: '30.000 €' },
    },
    { label: { en: 'Excess', tr: 'Muafiyet' }, value: { en: 'None', tr: 'Yok' } },
    {
      label: { en: 'Claims and emergency help', tr: 'Hasar ve acil destek' },
      value: same('+90 212 000 05 70'),
    },
  ],
  persons: {
    columns: [
      { en: 'Full name', tr: 'Ad soyad' },
      { en: 'Date of birth', tr: 'Doğum tarihi' },
      { en: 'ID', tr: 'Kimlik' },
    ],
    rows: [
      ['Defne Aydın', '05.07.1990', '72243755252'],
      ['Daniel O’Connor', '28.02.1986', 'PB4471902'],
    ],
  },
  basis: { title: { en: 'Rules', tr: 'Kurallar' }, items: [{ source: 'Visa Code', wording: 'EUR 30 000.' }] },
  note: { en: 'The decision lies with the authority.', tr: 'Kararı başvurulan makam verir.' },
};

/** The paper of one certificate. */
export const paperWith = (certificate: Certificate): Sheet => ({
  lang: 'tr',
  rtl: false,
  date: [2026, 11, 23],
  title: 'Poliçe LAL8662387676',
  brand: 'Sigorta Çarşısı',
  colour: '#0a6270',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>',
  insurer: { name: 'Laledere Sigorta', mark: null },
  kicker: 'Poliçe',
  heading: 'Yurt dışı seyahat sağlık sigortası',
  lead: null,
  panel: { label: 'Poliçe no', value: 'LAL8662387676', rows: [] },
  facts: [],
  ...noParts,
  notes: [],
  certificate,
  footer: 'Sigorta Çarşısı',
});

/** Whole numbers below one that is given, the same for the same seed. */
function dice(seed: number): (below: number) => number {
  const next = randomFrom(seed);
  return (below) => Math.floor(next() * below);
}

type Roll = ReturnType<typeof dice>;

/** One sign of a text that matches becomes another of its kind. */
function other(text: string, kind: RegExp, signs: string, roll: Roll): string {
  const places = [...text.matchAll(kind)].map(({ index }) => index);
  const at = places[roll(places.length)] ?? 0;
  const left = [...signs].filter((sign) => sign !== text[at]);
  return `${text.slice(0, at)}${left[roll(left.length)]}${text.slice(at + 1)}`;
}

const digits = '0123456789';

const mutations: Record<string, (certificate: Certificate, roll: Roll) => void> = {
  sum: ({ rows }, roll) => {
    const value = rows[4]?.value;
    const language = roll(2) === 0 ? 'en' : 'tr';
    if (value) value[language] = other(value[language], /\d/g, digits, roll);
  },
  day: ({ rows }, roll) => {
    const value = rows[3]?.value;
    const language = roll(2) === 0 ? 'en' : 'tr';
    if (value) value[language] = other(value[language], /\d/g, digits, roll);
  },
  country: ({ rows }, roll) => {
    const value = rows[2]?.value;
    const language = roll(2) === 0 ? 'en' : 'tr';
    const names = value?.[language].split(/(?<=, )/) ?? [];
    names.splice(roll(names.length), 1);
    if (value) value[language] = names.join('');
  },
  name: ({ persons }, roll) => {
    const row = persons.rows[roll(persons.rows.length)];
    const cell = roll(row?.length ?? 1);
    const text = row?.[cell];
    if (row && text)
      row[cell] = other(text, /[a-zA-Z\d]/g, /\d/.test(text) ? digits : 'abcdefghijklmnopqrstuvwxyz', roll);
  },
  phrase: (certificate, roll) => {
    const at = roll(certificate.rows.length + 3);
    if (at < certificate.rows.length) certificate.rows.splice(at, 1);
    else if (at === certificate.rows.length) certificate.lead.en = 'Insured.';
    else if (at === certificate.rows.length + 1) certificate.note.tr = 'Karar bizimdir.';
    else certificate.persons.rows.pop();
  },
};

export const kindsOfMutation = Object.keys(mutations);

/** A certificate in which one thing is not as it should be. */
export function mutated(seed: number): { kind: string; certificate: Certificate } {
  const roll = dice(seed);
  const kind = kindsOfMutation[seed % kindsOfMutation.length] ?? 'sum';
  const certificate = structuredClone(certificateSample);
  mutations[kind]?.(certificate, roll);
  return { kind, certificate };
}
