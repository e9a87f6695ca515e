import { languages } from '@sigorta/i18n/language';
import { describe, expect, test } from 'vitest';
import { consentKinds, consentRecord, isCurrentConsent, missingConsents } from './consents.ts';
import { hashOf } from './hash.ts';
import { loadDocument } from './load-document.ts';
import { legalTexts } from './texts/all.ts';

describe.each(languages)('in %s', (language) => {
  test('every consent has a label, a link and a refusal', () => {
    const texts: Record<string, string> = legalTexts[language];
    const keys = consentKinds.flatMap(({ id }) => [
      `consent.${id}`,
      `consent.${id}.read`,
      `consent.${id}.error`,
    ]);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(legalTexts.tr).toSorted());
  });

  test.each(consentKinds)('the record of $id names the text that could be read', async ({ id, document }) => {
    const record = consentRecord(id, language);
    const shown = await loadDocument(document, language);
    expect(record).toEqual({ id, version: shown.version, language, hash: await hashOf(shown) });
    expect(record.id).toMatch(/^[a-z-]{3,40}$/);
  });
});

test('a consent to another wording does not count', () => {
  const record = consentRecord('express-consent', 'tr');
  expect(isCurrentConsent(record)).toBe(true);
  expect(isCurrentConsent({ ...record, language: 'en' })).toBe(false);
  expect(isCurrentConsent({ ...record, version: '2020-01-01' })).toBe(false);
  expect(isCurrentConsent({ ...record, hash: '0'.repeat(64) })).toBe(false);
  expect(isCurrentConsent({ ...record, id: 'privacy' })).toBe(false);
});

test('marketing is never required, the sales contract always', () => {
  expect(missingConsents('form', [])).toEqual(['personal-data-notice']);
  const given = (['pre-information', 'special-terms'] as const).map((id) => consentRecord(id, 'ru'));
  expect(missingConsents('payment', given)).toEqual(['distance-sales-contract']);
});
