import * as v from 'valibot';
import { calendarDay } from './calendar-day.ts';
import { moneySchema } from './money.ts';
import { toldId, toldText } from './told.ts';

/** What the owner of a policy is told of its renewal, which asks and never charges. */
export const renewalSchema = v.object({
  /** the owner wants to be reminded; off until he says so */
  isOn: v.boolean(),
  /** days on which prices are asked for again, the earliest first; those that are over are left out */
  days: v.array(calendarDay),
  /** prices of the newest reminder while their link lives */
  kept: v.nullable(
    v.object({
      token: toldId,
      /** of the offers page, without language */
      path: toldText,
      /** null where no insurer made a price */
      lowest: v.nullable(moneySchema),
    }),
  ),
  /** where the answers no longer fit: the form they are filled in on again, without language, and those that may be written there */
  form: v.nullable(v.object({ path: toldText, answers: v.record(toldId, v.unknown()) })),
});
export type RenewalView = v.InferOutput<typeof renewalSchema>;
