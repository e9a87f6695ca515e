import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { allFieldTextKeys, type ProductTexts } from './product-texts.ts';
import { product } from './testing/sample-product.ts';

/* by hand: a label, its options, and a sentence for every fault (specification 5.1) */
test('the texts of a form are its labels, its options, and a sentence for every fault', () => {
  const details: Field = { kind: 'checkbox', name: 'opened', wire: 'acildi' };
  const umbrella = { ...product, steps: product.steps.slice(0, 1), createPolicy: { fields: [details] } };
  const keys = allFieldTextKeys({ ...umbrella, insured: { ...umbrella.insured, fields: [] } });
  expect(keys).toEqual([
    'field.size',
    'field.size.small',
    'field.size.large',
    'field.size.error',
    'field.colour',
    'field.colour.error',
    'field.beginDate',
    'field.beginDate.error',
    'field.beginDate.error.past',
    'field.endDate',
    'field.endDate.error',
    'field.endDate.error.past',
    'field.endDate.error.order',
    'field.opened',
    'field.opened.error',
  ]);
});

/* what is tried here is the compiler: an expected error that does not come is one */

test('a misspelt key of a product does not compile', () => {
  const tr = {
    'page.lead': 'Trafikte verdiğiniz zarar.',
    'coverage.body.explain': 'Yaralanan kişinin giderleri.',
    // @ts-expect-error misspelt
    'page.lede': 'Trafikte verdiğiniz zarar.',
  } satisfies ProductTexts;
  expect(Object.keys(tr)).toHaveLength(3);
});

test('a key that no page shows does not compile', () => {
  // @ts-expect-error a fourth benefit has no place
  const tr = { 'page.benefit.4': 'Yol yardımı' } satisfies ProductTexts;
  expect(Object.keys(tr)).toHaveLength(1);
});
