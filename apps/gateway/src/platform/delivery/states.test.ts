import { type DeliveryState, deliveryStates } from '@sigorta/contracts/deliveries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grown, isConfirmed, isLost } from './states.ts';

/* by hand: what is known, what is said, what is known then */
test.each<[DeliveryState, DeliveryState, DeliveryState]>([
  ['queued', 'sent', 'sent'],
  ['queued', 'bounced-permanent', 'bounced-permanent'],
  ['sent', 'queued', 'sent'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'failed', 'failed'],
  ['delivered', 'sent', 'delivered'],
  ['delivered', 'delivered', 'delivered'],
  /* it was handed on and came back from there */
  ['delivered', 'bounced-permanent', 'bounced-permanent'],
  ['bounced-permanent', 'delivered', 'bounced-permanent'],
  ['bounced-passing', 'bounced-permanent', 'bounced-permanent'],
  ['bounced-permanent', 'bounced-passing', 'bounced-permanent'],
  ['bounced-permanent', 'opened', 'opened'],
  ['opened', 'bounced-permanent', 'opened'],
  ['opened', 'sent', 'opened'],
])('%s, then %s, is %s', (known, said, after) => {
  expect(grown(known, said)).toBe(after);
});

test('the same reports end alike in any order and however often they come', () => {
  const reports = fc.array(fc.constantFrom(...deliveryStates), { minLength: 1, maxLength: 8 });
  const told = (all: readonly DeliveryState[]) => all.reduce(grown, 'queued' as DeliveryState);
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (all, numbers) => {
      const shuffled = all
        .map((state) => [numbers.next().value as number, state] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, state]) => state);
      expect(told([...shuffled, ...all])).toBe(told(all));
    }),
  );
});

test('no state says at once that it arrived and that it did not', () => {
  expect(deliveryStates.filter(isConfirmed)).toEqual(['delivered', 'opened']);
  expect(deliveryStates.filter(isLost)).toEqual(['failed', 'bounced-passing', 'bounced-permanent']);
});
