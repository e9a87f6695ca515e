import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayContext } from '../../main/context.ts';
import { testContext } from '../../testing/test-context.ts';
import { watchMoney } from './watch-money.ts';

const minutes = (n: number) => n * 60_000;
let ahead = 0;
let context: GatewayContext;

beforeAll(async () => {
  context = await testContext({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => context.close());

const isOpen = async (): Promise<boolean> => {
  await watchMoney(context);
  const open = await context.db.selectFrom('alarm').select('rule').where('closed_at', 'is', null).execute();
  return open.some(({ rule }) => rule === 'key-service-away');
};
const shownMinutes = async (): Promise<number> => {
  const text = await context.metrics.registry.metrics();
  return Math.round(Number(/^gateway_key_service_away_seconds (.+)$/m.exec(text)?.[1]) / 60);
};

test('a service that wraps keys and opens none of them calls after five minutes, and is over when it opens them again', async () => {
  let away: Date | null = context.clock();
  context.keyHolder = { ...context.keyHolder, awaySince: () => away };
  ahead += minutes(4);
  expect([await isOpen(), await shownMinutes()]).toEqual([false, 4]);
  ahead += minutes(2);
  expect([await isOpen(), await shownMinutes()]).toEqual([true, 6]);
  away = null;
  ahead += minutes(2);
  await isOpen();
  ahead += minutes(10);
  expect([await isOpen(), await shownMinutes()]).toEqual([false, 0]);
});
