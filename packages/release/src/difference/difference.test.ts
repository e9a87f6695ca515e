import { changeKinds, type ReleaseChange } from '@sigorta/contracts/panel/release-change';
import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import { bike, side, texts } from '../testing/bike.ts';
import { changedBikes, thing } from '../testing/changed-bikes.ts';
import { type Compared, differenceOf } from './difference.ts';

/** Labels are the keys where there is no text: what is said can be written down by hand. */
const difference = (after: Compared) =>
  differenceOf(side(bike), after, {
    language: 'en',
    word: (own, key) => own[key] ?? key,
    consent: ({ id }) => id,
  });

/** kind, subject, part, before, after; what is not said is left out */
const line = ({ kind, subject, part, before, after }: ReleaseChange): string =>
  [kind, subject, part, before, after].filter((one) => one !== null && one !== '').join(' | ');

test.each(changedBikes)('%s is told', async (_, after, lines) => {
  expect((await difference(after)).map(line)).toEqual(lines);
});

test('another list to choose from is told', async () => {
  const of = (from: 'banks' | 'provinces') => ({
    ...bike,
    steps: thing({ kind: 'lookup', name: 'x', wire: 'x', from }),
  });
  const reader = { language: 'en', word: (_: unknown, key: string) => key, consent: () => '' } as const;
  expect((await differenceOf(side(of('banks')), side(of('provinces')), reader)).map(line)).toEqual([
    'field-list | field.x | form',
  ]);
  expect((await differenceOf(side({ ...bike, payment: null }), side(bike), reader)).map(line)).toEqual([
    'payment-direct',
  ]);
});

test('every kind of change is told by one of these', () => {
  const told = new Set(changedBikes.flatMap(([, , lines]) => lines.map((one) => one.split(' | ')[0])));
  const elsewhere = ['field-list', 'payment-direct'];
  expect(changeKinds.filter((kind) => !told.has(kind) && !elsewhere.includes(kind))).toEqual([]);
});

test('nothing is said when nothing differs, whatever order its words stand in', async () => {
  const turned = Object.fromEntries(Object.entries(texts).toReversed());
  expect(
    await difference(side(structuredClone({ ...bike, rules: [] }) as Product & { rules: [] })),
  ).toMatchObject([{ kind: 'rules' }]);
  expect(await difference(side({ ...bike }, {}, { texts: async () => turned }))).toEqual([]);
});

test('what was built with the site has no list of files: nothing is said of them', async () => {
  expect(await difference(side(bike, { document: null, weights: {} }))).toEqual([]);
});
