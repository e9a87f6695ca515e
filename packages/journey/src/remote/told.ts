import { termsOf } from '@sigorta/product-kit/cancellation';
import { type EndingWords, endingText, fillAnswers } from '@sigorta/product-kit/ending-sentences';
import type { Faq, Product } from '@sigorta/product-kit/product';

/** What a page tells of ending a policy: in a sentence of its own, and where a product's questions ask for it. */
export const toldBy = (product: Product, faq: readonly Faq[], words: EndingWords) => ({
  faq: fillAnswers(faq, termsOf(product), words),
  ending: endingText(termsOf(product), words),
});
