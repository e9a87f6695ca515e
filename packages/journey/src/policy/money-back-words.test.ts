import { languages } from '@sigorta/i18n/language';
import { commonTexts } from '@sigorta/i18n/texts/all';
import { expect, test } from 'vitest';
import { screenOf } from '../remote/screens.ts';

/* spec §1: a policy is paid by card or by transfer, and these sentences stand under both */
test.each(languages)('money that goes back is promised to no card in %s', async (language) => {
  const {
    texts: [own],
  } = await screenOf('policy');
  const page = (await own?.[language]()) ?? {};
  const goingBack = Object.entries({ ...page, ...commonTexts[language] }).filter(([key]) =>
    /^(?:policy\.(?:manual|refund-due|refunded|refund-by-hand)\..*text|error\.policy-failed)$/.test(key),
  );
  expect(goingBack.length).toBeGreaterThanOrEqual(8);
  for (const [key, words] of goingBack) expect(words, key).not.toMatch(/\bkart|\bcard\b|بطاق|карт/i);
});
