import { purchaseFromMail } from '@sigorta/contracts/operations/purchase-from-mail';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useEffect, useEffectEvent } from 'react';
import { useQueryId } from '../load/use-query-id.ts';

const markOf = /^[A-Za-z0-9_-]{22}$/;

/** The mark of the mail's link; kept in the tab while its owner proves the phone. */
const keptMark = (purchaseId: string, mark: string | null): string | null => {
  const key = `posta.${purchaseId}`;
  if (mark !== null) sessionStorage.setItem(key, mark);
  return mark ?? sessionStorage.getItem(key);
};

/**
 * Says once that the buyer came from the mail.
 * @param isOwner whether the purchase is theirs; until it is, what the link said is kept
 */
export function useComeFromMail(purchaseId: string, isOwner: boolean): void {
  const mark = useQueryId('posta');
  const { act } = useAction(purchaseFromMail);
  const say = useEffectEvent((kept: string) => {
    sessionStorage.removeItem(`posta.${purchaseId}`);
    void act({ purchaseId, mark: kept });
  });
  useEffect(() => {
    const kept = keptMark(purchaseId, mark);
    if (isOwner && kept !== null && markOf.test(kept)) say(kept);
  }, [isOwner, mark, purchaseId]);
}
