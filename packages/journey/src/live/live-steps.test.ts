import type { Application, Field } from '@sigorta/product-kit/field';
import { birthDate } from '@sigorta/product-kit/fields/person';
import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import type { Product } from '@sigorta/product-kit/product';
import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { moveOf } from './live-steps.ts';

const product: Product = {
  ...sampleProduct,
  steps: [
    {
      id: 'trip',
      kind: 'fields',
      fields: [
        region(),
        beginDate(),
        endDate(),
        { kind: 'checkbox', name: 'ski', wire: 'kayak', for: 'price' },
        { kind: 'number', name: 'slopes', wire: 'pist', when: { field: 'ski', is: [true] } },
      ],
    },
    { id: 'insured', kind: 'insured' },
  ],
  insured: { min: 1, max: 5, fields: [birthDate()] },
};

const defne = { birthDate: '1990-07-05' };
const daniel = { birthDate: '1988-01-02' };
const before: Application = {
  region: 'europe',
  beginDate: '2026-12-01',
  endDate: '2026-12-10',
  ski: true,
  insured: [defne, daniel],
};

test.each<[string, Partial<Application>, object | null]>([
  ['the same answers', {}, null],
  ['a day less at the end', { endDate: '2026-12-09' }, { kind: 'days', by: -1 }],
  ['three days more at the beginning', { beginDate: '2026-11-28' }, { kind: 'days', by: 3 }],
  ['both ends of it', { beginDate: '2026-12-02', endDate: '2026-12-13' }, { kind: 'days', by: 2 }],
  ['as many days, later', { beginDate: '2026-12-02', endDate: '2026-12-11' }, { kind: 'several' }],
  ['without a cover', { ski: false }, { kind: 'answer', value: false }],
  ['to elsewhere', { region: 'other' }, { kind: 'answer', value: 'other' }],
  ['to elsewhere and shorter', { region: 'other', endDate: '2026-12-09' }, { kind: 'several' }],
  ['without the first person', { insured: [daniel] }, { kind: 'people', by: -1 }],
  ['with a twin', { insured: [defne, daniel, daniel] }, { kind: 'people', by: 1 }],
  ['somebody else instead', { insured: [defne, { birthDate: '1970-01-01' }] }, { kind: 'several' }],
  ['fewer people and days', { insured: [defne], endDate: '2026-12-09' }, { kind: 'several' }],
  ['without the second person', { insured: [defne] }, { kind: 'people', by: -1 }],
  ['persons in another order', { insured: [daniel, defne] }, null],
])('%s', (_, change, move) => {
  const found = moveOf(product, before, { ...before, ...change } as Application);
  if (move === null) expect(found).toBeNull();
  else expect(found).toMatchObject(move);
});

test('where nobody is insured any more two persons went', () => {
  const { insured: _, ...nobody } = before;
  expect(moveOf(product, before, nobody)).toEqual({ kind: 'people', by: -2 });
});

test('a list that hangs on another answer is no second move, a list that does not is one', () => {
  const lists = (params?: string[]): Product => ({
    ...product,
    steps: [
      {
        id: 'trip',
        kind: 'fields',
        fields: [
          region(),
          {
            kind: 'lookup',
            name: 'city',
            wire: 'sehir',
            from: 'provinces',
            ...(params && { params }),
          } as Field,
          { kind: 'text', name: 'note', wire: 'not' },
        ],
      },
    ],
  });
  const [from, to] = [
    { region: 'europe', city: '34' },
    { region: 'other', city: '06' },
  ] as Application[];
  if (!from || !to) throw new Error('two');
  expect(moveOf(lists(['region']), from, to)).toMatchObject({ kind: 'answer', field: { name: 'region' } });
  expect(moveOf(lists(['note']), from, to)).toEqual({ kind: 'several' });
  expect(moveOf(lists(), from, to)).toEqual({ kind: 'several' });
});

test('an answer that goes with another one is no second move', () => {
  const skiing = { ...before, slopes: 3 };
  const { slopes: _, ...rest } = skiing;
  expect(moveOf(product, skiing, { ...rest, ski: false } as Application)).toMatchObject({
    kind: 'answer',
    field: { name: 'ski' },
    value: false,
  });
});

test('of two who answered alike one may go', () => {
  const twins = { ...before, insured: [defne, defne] };
  expect(moveOf(product, twins, { ...before, insured: [defne] })).toEqual({ kind: 'people', by: -1 });
  expect(moveOf(product, { ...before, insured: [defne] }, twins)).toEqual({ kind: 'people', by: 1 });
});
