import { type RefundReason, refundReasons } from '@sigorta/contracts/refund-reasons';
import { expect, test } from 'vitest';
import type { RefundMail } from './letter.ts';
import { whyOf } from './mail.ts';

test('every reason for a refund has words of its own in the mail', () => {
  const said: [RefundReason, RefundMail['why']][] = [
    ['policy-failed', 'policy'],
    ['offer-expired', 'late'],
    ['already-paid', 'late'],
    ['late-charge', 'late'],
    ['cancelled', 'cancelled'],
    ['agreed', 'agreed'],
    ['agreed-part', 'agreed'],
  ];
  expect(said.map(([reason]) => reason)).toEqual(refundReasons);
  for (const [reason, why] of said) expect(whyOf[reason], reason).toBe(why);
});

test('a new reason without words does not compile', () => {
  const { 'agreed-part': forgotten, ...others } = whyOf;
  const planted = [
    // @ts-expect-error one reason has no words
    others satisfies Record<RefundReason, RefundMail['why']>,
    // @ts-expect-error nobody may write another reason
    'bank-strike' satisfies RefundReason,
  ];
  expect(planted).toHaveLength(2);
  expect(forgotten).toBe('agreed');
});
