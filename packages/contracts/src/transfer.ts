import * as v from 'valibot';
import { instant } from './calendar-day.ts';
import { moneySchema } from './money.ts';
import { toldId, toldText } from './told.ts';

/** What a buyer needs to pay by bank transfer. */
export const transferSchema = v.object({
  state: v.picklist(['waiting', 'expired']),
  /** 26 characters without spaces */
  iban: toldText,
  holder: toldText,
  bank: v.nullable(toldText),
  amount: moneySchema,
  /** written beside the transfer; eight characters without separators, validators/transfer-reference */
  reference: toldId,
  /** UTC instant until which the money is waited for */
  until: instant,
});
export type Transfer = v.InferOutput<typeof transferSchema>;
