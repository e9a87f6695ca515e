import type { ProductPaths } from '@sigorta/contracts/journey-pages';
import type { Currency } from '@sigorta/contracts/money';
import type { Language, Translated } from '@sigorta/i18n/language';
import type { AuthorityId } from './authorities/authority.ts';
import type { CancellationTerms } from './cancellation.ts';
import type { ClaimTerms } from './claim-steps.ts';
import type { Application, Condition, Field, FieldValues, RuleContext } from './field.ts';
import type { FoundByRegister } from './register.ts';
import type { Renewal } from './renewal/renewal.ts';

/** A named part of the form, in screen order. `insured` is the list of persons. */
export type FormStep =
  | { id: string; kind: 'fields'; fields: readonly Field[] }
  | { id: string; kind: 'insured' };

/** A word beside a field whose answer will hardly serve, and the answer that does; the buyer decides. */
export interface Advice {
  field: string;
  /** given while all of these hold */
  when: readonly Condition[];
  /** key of the sentence; `<text>.action` says what the button does */
  text: `advice.${string}`;
  set: FieldValues;
}

/** Somebody for whom the home page names a price: answers for the price alone, and those of them that it tells. */
export interface PriceExample {
  answers: (context: RuleContext) => Application;
  /** fields of the form, in order; the days of a journey and the age of the person are told beside them */
  told: readonly string[];
}

/** A rule across fields: null when it holds, else the field to mark and the key of its message. */
export type Rule = (
  application: Application,
  context: RuleContext,
) => { field: string; message: string } | null;

export type ConsentId =
  | 'information-text'
  | 'personal-data'
  | 'health-data'
  | 'marketing'
  | 'distance-sales-contract'
  | 'special-terms'
  | 'pre-information'
  | 'accuracy'
  | 'pet-personal-data'
  | 'satisfaction-survey-abroad'
  | 'commercial-messages';

export interface ConsentUse {
  id: ConsentId;
  /** asked with the form or before payment */
  at: 'form' | 'payment';
  required: boolean;
}

export interface Faq {
  question: string;
  answer: string;
}

/** Flat dotted keys. Required of every product: see `product-texts.ts`. */
export type ProductTexts = Record<string, string>;

export interface Product {
  id: string;
  family: string;
  /** place in menus and on the home page, unique */
  order: number;
  /** `kategori_ismi` of the categories operation */
  categoryName: string;
  paths: ProductPaths;
  aliases?: readonly string[];
  steps: readonly FormStep[];
  insured: {
    min: number;
    max: number;
    fields: readonly Field[];
    /** many persons at once: a list may be pasted or read from a file */
    upload?: true;
  };
  rules?: readonly Rule[];
  advice?: readonly Advice[];
  /** days between the form's two dates, both counted, that a rule lets pass at most: how far its length can be moved by hand */
  longestCover?: number;
  /** what only the policy needs, asked after payment on `paths.createPolicy`; see policy-details.ts */
  createPolicy?: { fields: readonly Field[] };
  consents: readonly ConsentUse[];
  /** null for a request: nothing is sold */
  payment: { threeDSecure: boolean } | null;
  /** how its policy can be ended; the usual terms when left out */
  cancellation?: CancellationTerms;
  /** how its cover is taken again; left out where nobody does */
  renewal?: Renewal;
  /** a register that knows what is insured, and what it fills in; left out where none does */
  register?: FoundByRegister;
  /** currency of the tariffs */
  currency: Currency;
  /** normalised coverage codes in table order; the first three decide and stand on every card; none in a request */
  coverages: readonly string[];
  /** fields of the application that the offers page shows in words, in order */
  summary: readonly string[];
  /** form fields that only the buyer's documents name, after the summary: a policy must say what the page keeps quiet */
  documentFacts?: readonly string[];
  /** what its holder does when something happened; a request has nothing to claim */
  claim?: ClaimTerms;
  /** its insurer pays doctors: the policy page has a sentence to show one */
  treats?: true;
  /** whose price stands on the home page; of products that price first, for the others no price comes without a person */
  example?: PriceExample;
  /** who asks to see its policy; a desk abroad reads it in English beside Turkish */
  boughtFor?: readonly AuthorityId[];
  /** name, menu word, card text, page title and description */
  card: Record<keyof CardTexts, Translated>;
  /** file names in the product's images/ folder */
  images: { scene: string; icon: string };
}

export interface CardTexts {
  name: string;
  menu: string;
  text: string;
  title: string;
  description: string;
}

/** An application and, for a refused one, the field path and message key it must give. */
export interface Samples {
  valid: (context: RuleContext) => Application;
  /** valid too, but at least one insurer declines it; a request has none */
  declined?: (context: RuleContext) => Application;
  invalid: Refused[];
  /** answers to `createPolicy`, for the products that have it */
  details?: { valid: (context: RuleContext) => Application; invalid: Refused[] };
}

export interface Refused {
  why: string;
  change: (valid: Application, context: RuleContext) => Application;
  field: string;
  message: string;
}

/** Identity with a check of the type; declarations stay plain data. */
export const defineProduct = (product: Product): Product => product;

export type FaqByLanguage = Record<Language, readonly Faq[]>;
