import { expect, test } from 'vitest';
import { sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { refundableOf } from './staff.ts';

test.each([
  [100, 'in force', sampleOrder()],
  [60, 'a part is promised', sampleOrder({ refunds: [sampleRefund({ amount: 40 })] })],
  [100, 'the policy is not made yet', sampleOrder({ policy: samplePolicy('unknown') })],
  [
    0,
    'undone: it gives by itself',
    sampleOrder({ goal: 'undo', give: 'all', policy: samplePolicy('asked') }),
  ],
  [0, 'never paid', sampleOrder({ goal: 'open', policy: samplePolicy('none'), attempts: [] })],
] as const)('%i kuruş may be given back: %s', (kurus, _, order) => {
  expect(refundableOf(order)).toBe(kurus);
});
