import type { WhatIf } from '@sigorta/contracts/what-if';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { scenariosOf } from '@sigorta/product-kit/scenarios/scenario';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { type AskedOffer, allLabels, askedOffers, asLabel, labelKey } from './what-if.ts';

const products = await discoverProducts(root);
const [asked, labels] = await Promise.all([askedOffers(products), allLabels(products)]);
const answers = asked.flatMap((of) => (of.offer.whatIf ?? []).map((what) => ({ of, what })));

test('every offer is asked every scenario of its product, and every answer has a label made by hand', () => {
  for (const { product, insurer, offer } of asked) {
    const all = products.find((one) => one.product.id === product)?.scenarios ?? [];
    expect(
      offer.whatIf?.map(({ scenario }) => scenario),
      insurer,
    ).toEqual(scenariosOf(all, product).map(({ id }) => id));
  }
  const given = answers.map(({ of, what }) => labelKey(of.product, what.scenario, of.insurer));
  expect(given.toSorted()).toEqual([...labels.keys()].toSorted());
});

test('the answers are those of the labels', () => {
  const told = answers.map(({ of, what }) => {
    const key = labelKey(of.product, what.scenario, of.insurer);
    return { key, answer: asLabel(what) };
  });
  expect(told).toEqual(told.map(({ key }) => ({ key, answer: labels.get(key) })));
});

test('at least 85 of a hundred are answered', () => {
  const said = answers.filter(({ what }) => what.answer !== 'not-said');
  expect(said.length / answers.length).toBeGreaterThanOrEqual(0.85);
});

test('every answer quotes at least one sentence, and every quoted sentence stands on its page word for word', () => {
  for (const { of, what } of answers) {
    expect(what.clauses.length > 0).toBe(what.answer !== 'not-said');
    for (const number of what.clauses) {
      const clause = of.offer.clauses?.find((one) => one.number === number);
      const page = of.pages[(clause?.page ?? 0) - 1];
      expect(page?.split('\n'), `${of.insurer} ${number}`).toContain(`${number} ${clause?.tr}`);
    }
  }
});

test('what is paid and what is kept make up the cost, and nothing is paid above a limit', () => {
  for (const { of, what } of answers) {
    if (what.pays === null) continue;
    expect((what.pays.minor ?? 0) + (what.keeps?.minor ?? 0)).toBe(what.cost?.minor);
    const most = of.offer.coverages.map(({ limit }) =>
      limit.kind === 'amount' ? limit.amount.minor : Number.POSITIVE_INFINITY,
    );
    expect(what.pays.minor).toBeLessThanOrEqual(Math.max(...most));
  }
});

const answerWithout = (of: AskedOffer, scenario: string, numbers: readonly string[]): WhatIf => {
  const then = of.without(numbers).whatIf?.find((one) => one.scenario === scenario);
  if (!then) throw new Error(`${of.insurer} is not asked ${scenario}`);
  return then;
};

test('a yes needs each of its clauses: without one of them the answer is another one', () => {
  for (const { of, what } of answers.filter(({ what: { answer } }) => answer !== 'no')) {
    for (const number of what.clauses) {
      const then = answerWithout(of, what.scenario, [number]);
      expect(asLabel(then), `${of.product} ${of.insurer} ${what.scenario} ${number}`).not.toBe(asLabel(what));
    }
  }
});

test('a no rests on clauses alone: without those that say so, one after the other, it is none any more', () => {
  for (const { of, what } of answers.filter(({ what: { answer } }) => answer === 'no')) {
    const gone: string[] = [];
    /* several sentences may each be enough; every round takes at least one away */
    for (let then = what; then.answer === 'no'; then = answerWithout(of, what.scenario, gone)) {
      expect(then.clauses.filter((number) => !gone.includes(number))).not.toEqual([]);
      gone.push(...then.clauses);
    }
    expect(gone.length, `${of.product} ${of.insurer} ${what.scenario}`).toBeGreaterThan(0);
  }
});
