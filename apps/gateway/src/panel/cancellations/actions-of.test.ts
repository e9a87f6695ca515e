import type { CancellationAction } from '@sigorta/contracts/panel/cancellations';
import { expect, test } from 'vitest';
import {
  sampleNotice,
  sampleOrder,
  samplePolicy,
  sampleRefund,
} from '../../purchase/machine/search/samples.ts';
import type { Notice, Order, Policy } from '../../purchase/machine/state.ts';
import { actionsOf } from './actions-of.ts';

const order = (st: Policy['st'], notice: Partial<Notice>, but: Partial<Order> = {}): Order =>
  sampleOrder({ policy: samplePolicy(st, { calls: 1 }), notice: sampleNotice(notice), ...but });
const back: Partial<Order> = { goal: 'undo', give: 'all', refunds: [sampleRefund({ st: 'done' })] };

/* by hand: what two persons may say of an insurer's answer, and when asking it again is of use */
test.each<[string, Order, CancellationAction[]]>([
  ['a notice that waits to be sent', order('inforce', {}), ['ask-again']],
  ['one that is being sent', order('ending', {}), []],
  ['one that nobody answered yet', order('endunknown', {}), ['ask-again', 'cancelled']],
  [
    'one that nobody answered for too long',
    order('endunknown', { isStuck: true }),
    ['ask-again', 'cancelled', 'refused'],
  ],
  ['a buyer’s that the insurer refused', order('inforce', { st: 'refused' }), []],
  [
    'staff’s that the insurer refused',
    order('inforce', { by: 'staff', st: 'refused', isStuck: true }),
    ['refused'],
  ],
  [
    'one refused although all of the money is back',
    order('inforce', { by: 'clock', st: 'refused' }, back),
    ['cancelled'],
  ],
  [
    'the same of staff’s',
    order('inforce', { by: 'staff', st: 'refused', isStuck: true }, back),
    ['cancelled'],
  ],
  ['one that was accepted', order('ended', { st: 'accepted' }), []],
])('of %s a person may do what the machine takes', (_, given, actions) => {
  expect(actionsOf(given, 'n1')).toEqual(actions);
});

test('a notice of before is history', () => {
  expect(actionsOf(order('endunknown', { isStuck: true }), 'n0')).toEqual([]);
});
