import { expect, test } from 'vitest';
import type { ProductTexts } from './product-texts.ts';

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
