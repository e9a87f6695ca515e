import * as v from 'valibot';

export const currencies = ['TRY', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in the currency's smallest unit (kuruş, cent). Never a fraction, never without its currency. */
export const moneySchema = v.object({
  minor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(currencies),
});
export type Money = v.InferOutput<typeof moneySchema>;

/** @param minor kuruş */
export const lira = (minor: number): Money => ({ minor, currency: 'TRY' });
