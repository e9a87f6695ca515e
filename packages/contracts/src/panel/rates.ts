import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { exchangeRateSchema, rateKinds } from '../offer.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { defineStaffOperation } from './staff-operation.ts';

const kind = v.picklist(rateKinds);

export const ratesView = defineStaffOperation({
  producer: 'panel/rates',
  method: 'GET',
  cost: 'read',
  permission: 'rates:edit',
  request: empty,
  answer: v.object({
    /** the rate prices are made with */
    source: kind,
    /** UTC instant it was chosen; null when it was always so */
    since: v.nullable(instant),
    /** days after which a rate is too old to make a price with */
    maxAgeDays: v.number(),
    /** what a price would be made with now; a currency without a young enough rate is missing */
    inForce: v.array(exchangeRateSchema),
    /** newest bulletins first, a row a currency */
    bulletins: v.array(
      v.object({
        date: toldText,
        bulletin: toldId,
        currency: v.picklist(['EUR', 'USD']),
        /** four decimals as text; null where the bulletin had none */
        rates: v.record(kind, v.nullable(toldText)),
        fetchedAt: instant,
      }),
    ),
    /** newest first */
    changes: v.array(
      v.object({ at: instant, by: toldText, before: kind, after: kind, reason: v.nullable(toldText) }),
    ),
  }),
  errors: [],
  summary: 'Exchange rates in force, the bulletins behind them, and who changed the kind of rate.',
});

export const rateSourceSet = defineStaffOperation({
  producer: 'panel/rates/source',
  method: 'POST',
  cost: 'read',
  permission: 'rates:edit',
  request: v.object({
    kind,
    reason: freeText(300, undefined, 5),
  }),
  answer: v.object({ source: kind }),
  errors: [],
  summary: 'Chooses which of the bulletin’s rates new offers are made with.',
});
