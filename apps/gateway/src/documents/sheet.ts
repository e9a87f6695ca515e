import type { Language } from '@sigorta/i18n/language';

/** A text on paper; `ltr` keeps figures, dates and codes in order inside Arabic. */
export interface Value {
  text: string;
  ltr?: boolean;
}
export type Labelled = Value & { label: string };

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
    columns: [string, string, string];
    rows: { name: string; born: string; identity: string }[];
  } | null;
  coverages: {
    title: string;
    columns: [string, string];
    rows: (Value & { name: string; covered: boolean })[];
  } | null;
  /** `numbered`: many short items, three abreast */
  lists: { title: string; items: string[]; numbered?: true }[];
  money: { title: string; rows: Labelled[]; total: Labelled; note: string | null } | null;
  verify: { title: string; text: string; url: string; code: string; qr: string; alt: string } | null;
  notes: string[];
  footer: string;
}
