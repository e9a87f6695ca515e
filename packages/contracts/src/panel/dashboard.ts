import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { toldId, toldText } from '../told.ts';
import { defineStaffOperation } from './staff-operation.ts';

/** Lengths of a period that ends today, in days. */
export const dashboardPeriods = [1, 7, 14, 30] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What happened in a period, each step counted on the day it happened (Istanbul). */
const figures = v.object({
  quotes: count,
  offers: count,
  /** purchases the buyer agreed to */
  orders: count,
  paid: count,
  issued: count,
  /** kuruş, of the policies issued */
  premium: count,
  /** kuruş of premiums that was given back for policies that ended in the period, whenever they were sold */
  givenBack: v.pipe(v.number(), v.safeInteger()),
});
export type DashboardFigures = v.InferOutput<typeof figures>;

export const dashboard = defineStaffOperation({
  producer: 'panel/dashboard',
  method: 'POST',
  cost: 'read',
  permission: 'dashboard:view',
  request: v.object({ days: v.optional(v.picklist(dashboardPeriods), 7) }),
  answer: v.object({
    /** ISO dates, both inside */
    from: toldText,
    to: toldText,
    now: figures,
    /** the same number of days just before */
    before: figures,
    /** every day of the chart, oldest first; two weeks at least */
    days: v.array(v.object({ day: toldText, quotes: count, issued: count, premium: count })),
    /** most asked first; a product nobody asked for is left out */
    products: v.array(
      v.object({ product: toldId, name: toldText, quotes: count, issued: count, premium: count }),
    ),
    /** the one that fails most first */
    insurers: v.array(
      v.object({
        id: toldId,
        name: toldText,
        offers: count,
        issued: count,
        declined: count,
        /** no answer, a late one or one that could not be read */
        failed: count,
        /** UTC instant of its newest offer to anybody; null when there is none */
        lastOffer: v.nullable(instant),
      }),
    ),
    /** cases that wait for a person */
    stuck: count,
  }),
  errors: [],
  summary: 'Sales, the way from quote to policy, and insurers of a period, of the caller’s scope.',
});
