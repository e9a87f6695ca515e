import { afterAll, expect, test } from 'vitest';
import { plantedHouse } from './planted-house.ts';

const gateway = 'apps/gateway/src';
const post = "export { postSms } from '../../platform/sms/post-sms.ts';";
const { broken, remove } = plantedHouse({
  [`${gateway}/platform/sms/post-sms.ts`]: 'export const postSms = 1;',
});
afterAll(remove);

test('a short message that is not written down breaks the rule, the two ways out do not', {
  timeout: 60_000,
}, () => {
  const found = broken({
    [`${gateway}/panel/quotes/send.ts`]: post,
    [`${gateway}/buyers/contacts/again.ts`]: post,
    [`${gateway}/buyers/contacts/send.ts`]: post,
    [`${gateway}/platform/delivery/order-sms.ts`]: "export { postSms } from '../sms/post-sms.ts';",
  });
  expect(found.filter((rule) => rule === 'messages-are-noted')).toHaveLength(2);
});
