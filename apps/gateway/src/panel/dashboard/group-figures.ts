import type { DashboardFigures } from '@sigorta/contracts/panel/dashboard';
import type { DailyFigureTable } from '../../platform/database/tables/staff-tables.ts';

export type Figure = Omit<DailyFigureTable, 'partner_id'>;

const counts = [
  'quotes',
  'offers',
  'orders',
  'paid',
  'issued',
  'premium',
  'given_back',
  'declined',
  'failed',
] as const;
export type Sums = Record<(typeof counts)[number], number>;

export const nothing = (): Sums => ({
  quotes: 0,
  offers: 0,
  orders: 0,
  paid: 0,
  issued: 0,
  premium: 0,
  given_back: 0,
  declined: 0,
  failed: 0,
});

export const addUp = (rows: readonly Figure[]): Sums => {
  const sums = nothing();
  for (const row of rows) for (const name of counts) sums[name] += row[name];
  return sums;
};

/** Sums by what a row is about, in the order of first appearance. */
export const addUpBy = (
  rows: readonly Figure[],
  key: 'day' | 'product' | 'insurer_id',
): Map<string, Sums> => {
  const groups = new Map<string, Figure[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group) group.push(row);
    else groups.set(row[key], [row]);
  }
  return new Map([...groups].map(([name, group]) => [name, addUp(group)]));
};

export const shownFigures = ({
  quotes,
  offers,
  orders,
  paid,
  issued,
  premium,
  given_back: givenBack,
}: Sums): DashboardFigures => ({
  quotes,
  offers,
  orders,
  paid,
  issued,
  premium,
  givenBack,
});
