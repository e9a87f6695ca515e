import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { describe, expect, test } from 'vitest';
import { type CancellationTerms, endingOf, type RefundShare, refundOf, termsOf } from './cancellation.ts';
import { discoverProducts } from './discover.ts';
import {
  type EndingWords,
  endingAnswer,
  endingSentences,
  endingText,
  fillAnswers,
} from './ending-sentences.ts';
import { endingWords } from './ending-words/all.ts';
import { isRequest } from './is-request.ts';

const products = await discoverProducts(join(import.meta.dirname, '../../..'));
const sold = products.map(({ product }) => product).filter((product) => !isRequest(product));

/**
 * Written by hand from decision 0140, never from the code: what a payment of 1000 gives back on four days of a policy
 * of 100 days, and whether a consumer may leave without a reason on them.
 * Bought on day 0. Cover begins on day 10 (days 5, 12, 30) or, `late`, on day 20 (day 16).
 */
interface Rule {
  before: number;
  begunOnThirdDay: number;
  begunAfterwards: number;
  /** without a reason: within the 14 days before cover, within them once it has begun, and later */
  free: readonly [before: boolean, begun: boolean, later: boolean];
  consumer: boolean;
}
const usual: Rule = {
  before: 1000,
  begunOnThirdDay: 970,
  begunAfterwards: 790,
  free: [true, true, true],
  consumer: true,
};
const untilBegun: Rule = { ...usual, begunOnThirdDay: 0, begunAfterwards: 0 };
const wholeWithin: Rule = { ...usual, begunOnThirdDay: 1000 };
const rules: Record<string, Rule> = {
  'foreign-travel': usual,
  'domestic-travel': usual,
  erasmus: usual,
  incoming: { ...usual, consumer: false },
  'travel-support': untilBegun,
  'complementary-health': wholeWithin,
  'foreigner-health': { ...wholeWithin, free: [true, true, false] },
  pregnancy: wholeWithin,
  complication: untilBegun,
  traffic: { ...usual, free: [true, true, false] },
  kasko: usual,
  'green-card': untilBegun,
  scooter: untilBegun,
  dask: { ...usual, free: [true, false, false] },
  home: usual,
  pet: usual,
  'phone-insurance': usual,
  'phone-protection': usual,
};

const dayMs = 86_400_000;
const bought = new Date('2026-03-02T09:00:00+03:00');
const cover = {
  signedAt: bought,
  startsAt: new Date('2026-03-12T00:00:00+03:00'),
  endsAt: new Date('2026-06-20T00:00:00+03:00'),
};
const onDay = (day: number) => new Date(bought.getTime() + day * dayMs);

test('the table names every product that is sold', () => {
  expect(sold.map(({ id }) => id).toSorted()).toEqual(Object.keys(rules).toSorted());
});

describe.each(sold)('$id', (product) => {
  const rule = rules[product.id] ?? usual;
  const terms = termsOf(product);
  const paidOn = (day: number) => refundOf(endingOf(terms, cover, onDay(day)), 1000);
  const freeOn = (day: number) => endingOf(terms, cover, onDay(day)).reasons.length === 0;

  test('pays what the table says', () => {
    expect([paidOn(5), paidOn(12), paidOn(30)]).toEqual([
      rule.before,
      rule.begunOnThirdDay,
      rule.begunAfterwards,
    ]);
    expect([freeOn(5), freeOn(12), freeOn(30)]).toEqual(rule.free);
  });

  test('says no more than that, and no less', () => {
    const said = endingSentences(terms);
    const says = (start: string) => said.some((sentence) => sentence.startsWith(start));
    expect(said.includes('business')).toBe(!rule.consumer);
    /* an unqualified right to withdraw only where leaving within the 14 days always gives something back */
    expect(said.includes('withdraw')).toBe(rule.consumer && rule.free[1] && rule.begunOnThirdDay > 0);
    expect(says('reasons.')).toBe(rule.free.includes(false));
    expect(said.includes('reasons.begun')).toBe(!rule.free[1]);
    const shares: Record<number, RefundShare> = { 0: 'nothing', 790: 'days', 970: 'days', 1000: 'whole' };
    expect(said.filter((sentence) => sentence.startsWith('begun.'))).toEqual([
      `begun.${shares[rule.begunOnThirdDay]}-${shares[rule.begunAfterwards]}`,
    ]);
  });

  test.each(languages)('its %s answers promise nothing beside the rule', async (language) => {
    const found = products.find((one) => one.product === product);
    const answers = await (found?.faq(language) ?? []);
    const text = endingAnswer(terms, endingWords[language]);
    const told = answers.filter(({ answer }) => answer.includes(text));
    expect(told.length).toBeLessThanOrEqual(1);
    const own = answers.map(({ answer }) => answer.replace(text, '')).join(' ');
    expect(own.match(promises[language])).toBeNull();
    expect(own).not.toContain('{{');
  });
});

/** Words that promise a withdrawal or a refund; outside the rule's own sentences no answer may use them. */
const promises = {
  tr: /14 gün|cayabilir|cayma hakk|geri ödenir|primi geri|param(ın|ız) tamamı/,
  en: /14[ -]day|withdraw|money goes back|full refund/,
  ru: /14 дней|можно отказаться от договора|деньги вернутся/,
  ar: /14 يوم|العدول/,
} as const;

test.each(languages)(
  'every sentence of the rule is written in %s, with the 14 days where Turkish has them',
  (language) => {
    const days = (words: object) =>
      Object.entries(words).map(([key, text]) => [key, /14/.test(String(text))]);
    expect(days(endingWords[language])).toEqual(days(endingWords.tr));
  },
);

test('terms without a sentence are refused rather than told wrongly', () => {
  expect(() => endingSentences({ withdrawal: true, begunWithin: 'nothing', begunAfter: 'days' })).toThrow(
    RangeError,
  );
});

test('an answer without the place stays as it is', () => {
  const faq = [{ question: 'Ne zaman?', answer: 'Yarın.' }];
  expect(fillAnswers(faq, termsOf({}), endingWords.tr)).toEqual(faq);
});

/* by hand from decision 0140: terms, their sentences in the order of reading, and whether an amount is left to be told */
describe('the rule as running text', () => {
  const within = { withdrawal: true, begunWithin: 'days', begunAfter: 'days' } as const;
  const whole = { ...within, begunWithin: 'whole' } as const;
  const nothing = { withdrawal: true, begunWithin: 'nothing', begunAfter: 'nothing' } as const;
  const oneOf = ['vehicle-sold'] as const;
  const keys = Object.fromEntries(Object.keys(endingWords.tr).map((key) => [key, `${key}.`])) as EndingWords;
  test.each<[CancellationTerms, string]>([
    [within, 'withdraw. before. begun.days-days. insurer. how.'],
    [whole, 'withdraw. before. begun.whole-days. insurer. how.'],
    [nothing, 'before.free. begun.nothing-nothing. how.'],
    [{ ...within, withdrawal: false }, 'business. before. begun.days-days. insurer. how.'],
    [
      { ...within, reasons: { from: 'begun', oneOf } },
      'withdraw.before. before. begun.days-days. reasons.begun. insurer. how.',
    ],
    [
      { ...within, reasons: { from: 'after-withdrawal', oneOf } },
      'withdraw. before. begun.days-days. reasons.after-withdrawal. insurer. how.',
    ],
  ])('of %j is %s', (terms, text) => {
    expect(endingAnswer(terms, keys)).toBe(text);
    expect(text.startsWith(`${endingText(terms, keys)} `)).toBe(true);
  });
});

/* sentences stand one after the other, so each begins as one and ends with a full stop, in the letters of its language */
test.each([
  ['tr', /^[0-9A-ZÇĞİÖŞÜ].*\.$/],
  ['en', /^[A-Z].*\.$/],
  ['ru', /^[А-Я].*\.$/],
  ['ar', /^[\u0600-\u06ff].*\.$/],
] as const)('every sentence is a whole one of its language: %s', (language, whole) => {
  for (const [key, text] of Object.entries(endingWords[language])) expect(text, key).toMatch(whole);
});
