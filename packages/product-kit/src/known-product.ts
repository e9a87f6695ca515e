import type { Language } from '@sigorta/i18n/language';
import { termsOf } from './cancellation.ts';
import { fillAnswers } from './ending-sentences.ts';
import { endingWords } from './ending-words/all.ts';
import type { Family } from './family.ts';
import type { Faq, Product, ProductTexts } from './product.ts';
import type { Scenarios } from './scenarios/scenario.ts';
import { isRecord } from './shape.ts';

/** A product with its words, whether it came from a folder of the workspace or from a release. */
export interface KnownProduct {
  product: Product;
  family: Family;
  texts: (language: Language) => Promise<ProductTexts>;
  /** with the product's own rule of cancellation in the answers */
  faq: (language: Language) => Promise<readonly Faq[]>;
  /** of its whole family */
  scenarios: Scenarios;
  /** `scenario.<id>`: what happens, with a place for what it costs */
  scenarioTexts: (language: Language) => Promise<ProductTexts>;
  /** `claim.<as>.<step>`, of its whole family */
  claimTexts: (language: Language) => Promise<ProductTexts>;
}

/** Whether something that a `product.ts` exports is its product. */
export const isProduct = (value: unknown): value is Product =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.paths) && Array.isArray(value.steps);

/** The questions of a product as they are shown: its rule of cancellation stands in the answers. */
export const filledFaq = (product: Product, faq: readonly Faq[], language: Language): readonly Faq[] =>
  fillAnswers(faq, termsOf(product), endingWords[language]);
