import type { Language } from '@sigorta/i18n/language';

/** A text on paper; `ltr` keeps figures, dates and codes in order inside Arabic. */
export interface Value {
  text: string;
  ltr?: boolean;
  /** small print below its neighbours */
  fine?: true;
}
export type Labelled = Value & { label: string };

/** English first: the desk reads it. */
export interface InBoth {
  en: string;
  tr: string;
}

/** A page for a desk: what its rules ask for, as the policy has it, in English and Turkish. */
export interface Certificate {
  title: InBoth;
  lead: InBoth;
  rows: { label: InBoth; value: InBoth }[];
  persons: { columns: InBoth[]; rows: string[][] };
  basis: { title: InBoth; items: { source: string; wording: string }[] };
  note: InBoth;
}

/** Everything a document shows, ready to be set: the template only lays it out (typst/document.typ). */
export interface Sheet {
  lang: Language;
  rtl: boolean;
  /** year, month, day in Istanbul */
  date: [number, number, number];
  title: string;
  brand: string;
  /** `#rrggbb` */
  colour: string;
  /** SVG texts */
  mark: string;
  insurer: { name: string; mark: string | null };
  kicker: string;
  heading: string;
  lead: string | null;
  panel: { label: string; value: string; rows: Labelled[] };
  facts: { label: string; values: Value[] }[];
  /** who is insured with birth date and id or passport; on the policy only */
  persons: {
    title: string;
    columns: string[];
    rows: { name: string; cells: string[] }[];
  } | null;
  coverages: {
    title: string;
    columns: [string, string];
    rows: (Value & { name: string; covered: boolean })[];
    /** what stays with the insured of every event; on the policy, where limits stand */
    excess: Labelled | null;
  } | null;
  /** `numbered`: many short items, three abreast */
  lists: { title: string; items: string[]; numbered?: true }[];
  money: { title: string; rows: Labelled[]; total: Labelled; note: string | null } | null;
  /** whom to call when something happens */
  claims: { title: string; text: string; lines: { where: string; phone: string }[] } | null;
  /** the insurer's sentences in one language, and in `also` the same in a second one; Turkish binds */
  clauses: {
    title: string;
    note: string;
    /** above the numbers; above a column of sentences stand the languages in it, each by its own name */
    clause: string;
    names: Record<Language, string>;
    rows: { number: string; text: string; lang: Language; also: { text: string; lang: Language } | null }[];
  } | null;
  /** who insures and who sells, by law */
  parties: { title: string; name: string; rows: Labelled[] }[];
  /** how to check it; `signed`: by whom it was issued, and under which fingerprint */
  verify: {
    title: string;
    text: string;
    url: string;
    code: string;
    qr: string;
    alt: string;
    signed: string | null;
  } | null;
  notes: string[];
  /** a page of its own for a desk; null where none is given */
  certificate: Certificate | null;
  footer: string;
}

/** Parts that a paper need not have. */
export const noParts = {
  persons: null,
  coverages: null,
  lists: [],
  money: null,
  claims: null,
  clauses: null,
  parties: [],
  verify: null,
  certificate: null,
} satisfies Partial<Sheet>;
