import { languages } from '@sigorta/i18n/language';
import { commonTexts } from '@sigorta/i18n/texts/all';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorCodes } from './errors.ts';
import { billingSchema, purchaseStart } from './operations/purchase-start.ts';
import { sealedCardSchema } from './sealed-card.ts';

/* what a sender of nonsense is told: every message of these schemas */
const messagesOf = (schema: v.GenericSchema): string[] => {
  const nonsense = [
    {},
    [],
    'x',
    { installmentCount: 99 },
    { provinceId: 'x', email: 'x' },
    { month: '13', cvv: 'x' },
  ];
  return nonsense.flatMap((input) => v.safeParse(schema, input).issues ?? []).map(({ message }) => message);
};

describe.each(languages)('in %s', (language) => {
  const texts: Record<string, string> = commonTexts[language];

  test('every error code has a text', () => {
    expect(Object.keys(errorCodes).filter((code) => !texts[`error.${code}`])).toEqual([]);
  });

  test('every message of the payment form has a text', () => {
    const keys = [
      ...messagesOf(sealedCardSchema),
      ...messagesOf(billingSchema),
      ...messagesOf(purchaseStart.request),
    ].filter((key) => key.startsWith('payment.error.'));
    expect(keys).not.toEqual([]);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
