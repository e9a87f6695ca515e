import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { empty, opaqueId } from '../wire.ts';

const savedSchema = v.object({
  token: opaqueId,
  product: toldId,
  /** in the language of the call */
  productName: toldText,
  /** the page that opens it, without language; null when the product has none any more */
  path: v.nullable(toldText),
  savedAt: instant,
  until: instant,
  offers: v.number(),
  /** the lowest of the prices given last; null when nobody offered */
  lowest: v.nullable(moneySchema),
  /** whether a price of it still holds */
  valid: v.boolean(),
});
export type SavedQuote = v.InferOutput<typeof savedSchema>;

export const mySavedQuotes = defineOperation({
  producer: 'my-saved-quotes',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: v.object({ quotes: v.array(savedSchema) }),
  errors: ['sign-in-required'],
  summary: 'Kept quotes that name the phone that logged in and whose link still lives.',
});
