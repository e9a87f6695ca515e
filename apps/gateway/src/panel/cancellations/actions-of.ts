import { type CancellationAction, cancellationActions } from '@sigorta/contracts/panel/cancellations';
import { maySayItEnded, maySayItStands } from '../../purchase/machine/staff.ts';
import type { Order } from '../../purchase/machine/state.ts';

const isAskedNow = ({ notice, policy }: Order): boolean => policy.st === 'ending' && notice?.isStuck !== true;

/**
 * What a person may do about a notice: ask the insurer again, and write down its answer, where the purchase machine would take
 * it. Money that has to be sent by hand once the policy is cancelled is closed at the payment.
 * @param noticeId one of before the order's newest is history
 */
export function actionsOf(order: Order, noticeId: string): CancellationAction[] {
  if (order.notice?.id !== noticeId) return [];
  const may: Readonly<Record<CancellationAction, boolean>> = {
    'ask-again': order.notice.st === 'open' && !isAskedNow(order),
    cancelled: maySayItEnded(order),
    refused: maySayItStands(order),
  };
  return cancellationActions.filter((action) => may[action]);
}
