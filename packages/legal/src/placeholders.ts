/** Names a document may hold as `{{name}}`. Values come formatted: amounts with currency, dates in the reader's language. */
export const legalPlaceholders = [
  /* the company that sells, or the partner agency under whose brand it does (spec §6) */
  'companyName',
  'companyAddress',
  'companyPhone',
  'companyEmail',
  'privacyEmail',
  'companyKep',
  'companyMersis',
  'companyRegisterNo',
  'website',
  'buyerName',
  'buyerAddress',
  'buyerEmail',
  'buyerPhone',
  'insurerName',
  'productName',
  'planName',
  'insuredNames',
  'coverPeriod',
  'region',
  'coverages',
  'deductible',
  'currencyPrice',
  'exchangeRate',
  'totalPrice',
  'paymentPlan',
  'validUntil',
  'offerNumber',
  'contractDate',
  /* the product's own sentences about ending a policy (decision 0340) */
  'endingRule',
] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

const placeholder = /\{\{(\w+)\}\}/g;

/** The names a text asks for, in order of appearance, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name]) => name ?? '')),
];

/* isolates keep a Latin name or an amount in order inside an Arabic sentence, as <bdi> would */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** `[[, phone {{companyPhone}}]]`: told where there is something to tell, else left out. */
const clause = /\[\[([^[\]]*)\]\]/g;

/** A wording as it reads where everything in it is told. */
export const withoutMarks = (text: string): string => text.replace(clause, '$1');

type Values = Readonly<Record<string, string | undefined>>;

/** Puts the values in; what is not known yet shows as a dash, so that a reader sees it is open. */
export const fillText = (text: string, data: Values): string =>
  text
    .replace(clause, (_, words: string) =>
      placeholdersIn(words).every((name) => data[name]?.trim()) ? words : '',
    )
    .replace(placeholder, (_, name: string) => isolated(data[name]?.trim() || '—'));
