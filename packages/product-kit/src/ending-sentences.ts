import type { CancellationTerms } from './cancellation.ts';
import type { tr } from './ending-words/tr.ts';
import type { Faq } from './product.ts';

export type EndingWords = Readonly<Record<keyof typeof tr, string>>;
type Sentence = keyof EndingWords;

const begunSentences: Partial<Record<`${string}-${string}`, Sentence>> = {
  'days-days': 'begun.days-days',
  'whole-days': 'begun.whole-days',
  'nothing-nothing': 'begun.nothing-nothing',
};

/**
 * Which sentences a product's terms make, in the order they are read: the right to leave, what goes back before cover
 * begins and once it has begun, and which reasons are asked (decision 0340). They hold on every day of a policy.
 * @throws RangeError for terms that no sentence was written for
 */
export function endingSentences({
  withdrawal,
  begunWithin,
  begunAfter,
  reasons,
}: CancellationTerms): Sentence[] {
  const begun = begunSentences[`${begunWithin}-${begunAfter}`];
  if (!begun)
    throw new RangeError(`no sentence for ${begunWithin} within the 14 days and ${begunAfter} after`);
  const asked: Sentence[] = reasons ? [`reasons.${reasons.from}`] : [];
  if (!withdrawal) return ['business', 'before', begun, ...asked];
  if (begunWithin === 'nothing') return ['before.free', begun, ...asked];
  return [reasons?.from === 'begun' ? 'withdraw.before' : 'withdraw', 'before', begun, ...asked];
}

/** The rule of a product as running text, for page, mail, document and contract. */
export const endingText = (terms: CancellationTerms, words: EndingWords): string =>
  endingSentences(terms)
    .map((sentence) => words[sentence])
    .join(' ');

/** Everything or nothing comes back: there is no amount left to be told. */
const isAllOrNothing = ({ begunWithin, begunAfter }: CancellationTerms): boolean =>
  begunWithin === 'nothing' && begunAfter === 'nothing';

/** The rule, who says the exact amount and where to cancel: what a question about leaving is answered with. */
export const endingAnswer = (terms: CancellationTerms, words: EndingWords): string =>
  [endingText(terms, words), ...(isAllOrNothing(terms) ? [] : [words.insurer]), words.how].join(' ');

/** Answers say `{{ending}}` where the rule of the product belongs. */
export const fillAnswers = (
  faq: readonly Faq[],
  terms: CancellationTerms,
  words: EndingWords,
): readonly Faq[] =>
  faq.map(({ question, answer }) => ({
    question,
    answer: answer.replace('{{ending}}', () => endingAnswer(terms, words)),
  }));
