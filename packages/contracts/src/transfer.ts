import * as v from 'valibot';
import { moneySchema } from './money.ts';

/** What a buyer needs to pay by bank transfer. */
export const transferSchema = v.object({
  state: v.picklist(['waiting', 'expired']),
  /** 26 characters without spaces */
  iban: v.string(),
  holder: v.string(),
  bank: v.nullable(v.string()),
  amount: moneySchema,
  /** written beside the transfer; eight characters without separators, validators/transfer-reference */
  reference: v.string(),
  /** UTC instant until which the money is waited for */
  until: v.string(),
});
export type Transfer = v.InferOutput<typeof transferSchema>;
