/* What the pages say: written by `content/page-content.ts` from the declarations and texts of the house. */

export interface CardContent {
  id: string;
  path: string;
  name: string;
  menu: string;
  text: string;
  image: string;
  icon: string;
}

interface LinkContent {
  path: string;
  label: string;
}

export interface GroupContent {
  title: string;
  cards: readonly CardContent[];
}

/** Texts by their keys; a page asks for those that were written for it. */
export type Words = Readonly<Record<string, string>>;

export interface HoursContent {
  days: string;
  hours: string;
}

export interface LayoutContent {
  language: string;
  direction: 'ltr' | 'rtl';
  brand: string;
  words: Words;
  tabs: readonly CardContent[];
  groups: readonly GroupContent[];
  /** as many as the footer shows */
  cards: readonly CardContent[];
  services: readonly LinkContent[];
  company: readonly LinkContent[];
  languages: readonly { id: string; name: string }[];
  legal: readonly string[];
  schemes: readonly string[];
  phone: string;
  phoneHref: string;
  email: string;
  hours: readonly HoursContent[];
  imprint: readonly string[];
}

export interface HomeContent {
  title: string;
  words: Words;
  doors: readonly CardContent[];
  chips: readonly CardContent[];
  cards: readonly CardContent[];
  /** how many cards stand there before the button is pressed */
  firstCards: number;
  groups: readonly GroupContent[];
  insurers: readonly { id: string; name: string }[];
  firstInsurers: number;
  questions: readonly { question: string; answer: string }[];
}

export interface FieldContent {
  name: string;
  kind: 'choice' | 'lookup' | 'date' | 'birthDate';
  label: string;
  hint: string;
  optional: boolean;
  options: readonly { value: string; label: string }[];
  /** shown only while another answer is one of these */
  when?: { field: string; is: readonly string[] };
  /** days from today */
  minDays?: number;
  maxDays?: number;
  notBefore?: string;
  maxAge?: number;
  /** by what is wrong: `missing`, `past`, `tooLate`, `order`, `future`, `tooOld` */
  faults: Words;
}

export interface StepContent {
  id: string;
  title: string;
  hint: string;
  /** of every person where the step asks for persons */
  ofPersons: boolean;
  fields: readonly FieldContent[];
}

export interface FormContent {
  title: string;
  words: Words;
  image: string;
  name: string;
  lead: string;
  benefits: readonly string[];
  trail: readonly string[];
  steps: readonly StepContent[];
  /** as many as may be insured, each by its heading */
  persons: readonly string[];
  longest: { days: number; fault: string };
  /** headings of the summary of errors, for one, two, … of them */
  errorTitles: readonly string[];
  /** answers the summary beside the form tells */
  summary: readonly string[];
  coverages: readonly { name: string; explain: string }[];
  questions: readonly { question: string; answer: string }[];
  phone: string;
  phoneHref: string;
  hours: readonly HoursContent[];
}

/** What the box of countries offers, by region. */
export type CountriesContent = Readonly<Record<string, readonly { code: string; name: string }[]>>;
