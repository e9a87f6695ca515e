import { policyDenied } from '@sigorta/contracts/panel/policy-denied';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { AskWithReason } from '../../detail/AskWithReason.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** Says that the insurer has no policy of ours; somebody else decides, and then all of the money goes back. */
export function DenyPolicy({
  payment: { orderId, mayDeny },
  again,
}: {
  payment: Payment;
  again: () => void;
}) {
  const t = useListTexts();
  const { state, code, act } = useAction(policyDenied);
  if (!mayDeny) return null;
  const ask = async (reason: string): Promise<boolean> => {
    const answer = await act({ orderId, reason });
    if (answer) again();
    return Boolean(answer);
  };
  return (
    <AskWithReason
      label={t('deny.ask')}
      title={t('deny.title')}
      reason={t('deny.reason')}
      state={state}
      code={code}
      ask={ask}
      /* refused: the purchase stands otherwise by now */
      onClose={() => state === 'failed' && again()}
    >
      {() => <p>{t('deny.text')}</p>}
    </AskWithReason>
  );
}
