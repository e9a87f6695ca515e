import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { exchangeRateSchema, rateKinds } from '../offer.ts';
import { toldId, toldText } from '../told.ts';
import { empty } from '../wire.ts';
import { reasonField } from './parts.ts';
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
    /** whether offers keep their rate as long as they live, and what that may come to */
    hold: v.object({
      on: v.boolean(),
      /** that open offers may promise at held rates; beyond it new ones hold half an hour */
      cap: moneySchema,
      /** UTC instant it was set; null when it was always so */
      since: v.nullable(instant),
      /** somebody has asked for more, and a second person has not decided */
      asked: v.boolean(),
      /** what open offers promise: of each quote that is not bought its dearest one, for one is bought at most */
      open: v.array(
        v.object({
          quotes: v.number(),
          amount: moneySchema,
          /** at the rates they are held with */
          promised: moneySchema,
          /** at the rate in force; null without one */
          today: v.nullable(moneySchema),
          /** UTC instant at which the last of them ends */
          until: instant,
        }),
      ),
    }),
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
    /** as the page showed it (decision 0520) */
    was: v.object({ kind }),
    reason: freeText(300, undefined, 5),
  }),
  answer: v.object({ source: kind }),
  errors: ['changed-meanwhile'],
  summary: 'Chooses which of the bulletin’s rates new offers are made with.',
});

const held = {
  on: v.boolean(),
  /** kuruş, up to ten thousand million lira */
  capMinor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000)),
};

export const rateHoldSet = defineStaffOperation({
  producer: 'panel/rates/hold',
  method: 'POST',
  cost: 'read',
  keyed: {},
  permission: 'rates:edit',
  stepUp: true,
  request: v.object({
    ...held,
    /** as the page showed it (decision 0520) */
    was: v.object(held),
    reason: reasonField,
  }),
  /** whether a second person has to agree: to hold more, not to hold less */
  answer: v.object({ asked: v.boolean() }),
  errors: ['request-closed', 'changed-meanwhile'],
  summary: 'Ends or bounds the holding of rates at once, or asks a second person to hold more.',
});
