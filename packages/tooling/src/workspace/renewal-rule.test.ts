import { afterAll, expect, test } from 'vitest';
import { plantedHouse } from './planted-house.ts';

const gateway = 'apps/gateway/src';
const { broken, remove } = plantedHouse({
  [`${gateway}/payments/card/pay.ts`]: 'export const pay = 1;',
  [`${gateway}/purchase/machine/step.ts`]: 'export const step = 1;',
  [`${gateway}/platform/read.ts`]: 'export const read = 1;',
});
afterAll(remove);

test('a renewal that imports a payment or the purchase machine breaks the rule, over a detour too', {
  timeout: 60_000,
}, () => {
  const found = broken({
    [`${gateway}/renewals/ask.ts`]: "export { read } from '../platform/read.ts';",
    [`${gateway}/renewals/pay.ts`]: "export { pay } from '../payments/card/pay.ts';",
    [`${gateway}/renewals/step.ts`]: "export { step } from '../purchase/machine/step.ts';",
    [`${gateway}/renewals/round.ts`]: "export { pay } from '../quotes/detour.ts';",
    [`${gateway}/quotes/detour.ts`]: "export { pay } from '../payments/card/pay.ts';",
  });
  expect(found.filter((rule) => rule === 'a-renewal-never-charges')).toHaveLength(3);
});
