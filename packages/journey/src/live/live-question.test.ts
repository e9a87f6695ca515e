import type { Application } from '@sigorta/product-kit/field';
import { describe, expect, test } from 'vitest';
import { sampleProduct as product } from '../testing/sample-product.ts';
import { liveQuestion } from './live-question.ts';

const today = '2026-11-21';
const answers = {
  region: 'europe',
  country: '276',
  beginDate: '2026-12-01',
  insured: [{ birthDate: '1990-07-05', firstName: 'Defne' }],
  phone: '+905321234567',
};
const wire = {
  bolge: 'avrupa',
  ulke: '276',
  baslangicTarihi: '2026-12-01',
  sigortalilar: [{ dogumTarihi: '1990-07-05' }],
};

describe('what insurers are asked while a form is filled in', () => {
  test('is the answers for the price and nothing else, for the release of the page', () => {
    const question = liveQuestion(product, answers, { today, release: 'travel@1' });
    expect(question?.request).toEqual({ product: 'sample-trip', application: wire, release: 'travel@1' });
    const without = liveQuestion(product, answers, { today, release: undefined });
    expect(without?.request).toEqual({ product: 'sample-trip', application: wire });
    expect(without?.request).not.toHaveProperty('release');
  });

  test('is one question, whatever is typed beside the price', () => {
    const keyOf = (values: Application) => liveQuestion(product, values, { today, release: undefined })?.key;
    expect(keyOf({ ...answers, phone: '', email: 'x' })).toBe(keyOf(answers));
    expect(keyOf({ ...answers, country: '250' })).not.toBe(keyOf(answers));
  });

  test.each([
    ['is missing', { ...answers, country: '' }],
    ['is wrong', { ...answers, beginDate: '2026-11-20' }],
  ])('is nothing while an answer %s', (_, values) => {
    expect(liveQuestion(product, values, { today, release: undefined })).toBeNull();
  });
});
