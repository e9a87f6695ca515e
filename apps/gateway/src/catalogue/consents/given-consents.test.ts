import { legalHashes } from '@sigorta/legal/documents/hashes';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { testConsent } from '../../testing/test-consent.ts';
import { givenConsents } from './given-consents.ts';

const product = {
  consents: [
    { id: 'information-text', at: 'form', required: true },
    { id: 'marketing', at: 'form', required: false },
    { id: 'pre-information', at: 'payment', required: true },
    { id: 'distance-sales-contract', at: 'payment', required: true },
    { id: 'information-text', at: 'payment', required: false },
  ],
} as const;
const contract = testConsent('distance-sales-contract');
const terms = testConsent('pre-information');

const refused = (at: 'form' | 'payment', given: (typeof contract)[]) => {
  try {
    givenConsents(product, at, given);
  } catch (error) {
    if (error instanceof Refusal) return error.fields?.map(({ field }) => field);
  }
  return [];
};

test('the wording in force, in any language, is kept as evidence and nothing else is', () => {
  const arabic = testConsent('distance-sales-contract', 'ar');
  expect(givenConsents(product, 'payment', [terms, arabic, testConsent('marketing')])).toEqual([
    terms,
    arabic,
  ]);
  expect(givenConsents(product, 'form', [testConsent('information-text')])).toHaveLength(1);
});

test.each([
  ['a hash of nothing', { hash: '0'.repeat(64) }],
  ['the hash of another document', { hash: legalHashes['pre-information'].tr }],
  ['the wording of another language', { language: 'en' as const }],
  ['a version that never was', { version: '1' }],
])('%s is no consent to the contract', (_, change) => {
  expect(refused('payment', [terms, { ...contract, ...change }])).toEqual([
    'consents.distance-sales-contract',
  ]);
});

test('a right one beside a wrong one does not make it right', () => {
  expect(refused('payment', [terms, contract, { ...contract, hash: '0'.repeat(64) }])).toEqual([
    'consents.distance-sales-contract',
  ]);
});

test('an optional consent may be left out but not forged', () => {
  const given = testConsent('information-text');
  expect(refused('form', [given])).toEqual([]);
  expect(refused('form', [given, { ...testConsent('marketing'), hash: 'a'.repeat(64) }])).toEqual([
    'consents.marketing',
  ]);
});

test('one id shows the notice on the form and the terms at payment', () => {
  const [onForm, atPayment] = [
    testConsent('information-text'),
    testConsent('information-text', 'tr', 'payment'),
  ];
  expect(onForm.hash).toBe(legalHashes['personal-data-notice'].tr);
  expect(atPayment.hash).toBe(legalHashes['special-terms'].tr);
  expect(refused('form', [atPayment])).toEqual(['consents.information-text']);
  expect(refused('payment', [terms, contract, onForm])).toEqual(['consents.information-text']);
});
