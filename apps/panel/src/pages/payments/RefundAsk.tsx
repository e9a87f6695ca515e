import { refundAsk } from '@sigorta/contracts/panel/refund-asks';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { AskWithReason } from '../../detail/AskWithReason.tsx';
import { readTypedAmount, useUnclearAmount } from '../../detail/use-typed-amount.ts';
import { useListTexts } from '../../list/use-list-texts.ts';
import type { Payment } from './payment.ts';

/** Asks for money back; somebody else decides. */
export function RefundAsk({ payment, again }: { payment: Payment; again: () => void }) {
  const t = useListTexts();
  const language = useLanguage();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const unclear = useUnclearAmount();
  const { state, code, act } = useAction(refundAsk);
  const { refundable, orderId, proposals } = payment;
  const isAsked = proposals.some(({ kind, state: its }) => kind === 'refund' && its === 'asked');
  if (!may('refunds:ask') || refundable.minor === 0 || isAsked) return null;
  const most = formatMoney(refundable, language);
  const read = readTypedAmount(typed, language);
  const amountMinor = read === 'unclear' ? null : read || null;
  const isRight = amountMinor !== null && amountMinor <= refundable.minor;
  const wrong = read === 'unclear' ? unclear : t('refund.amount.error', { most });
  const ask = async (reason: string): Promise<boolean> => {
    const answer = amountMinor !== null && (await act({ orderId, amountMinor, reason }));
    if (!answer) return false;
    setTyped('');
    again();
    return true;
  };
  return (
    <AskWithReason
      label={t('refund.ask')}
      title={t('refund.ask.title')}
      reason={t('refund.reason')}
      state={state}
      code={code}
      isRight={isRight}
      ask={ask}
      /* refused: somebody else asked for it, or it was given back meanwhile */
      onClose={() => state === 'failed' && again()}
    >
      {(tried) => (
        <>
          <p>{t('refund.ask.text', { most })}</p>
          <TextInput
            id="refund-amount"
            label={t('refund.amount')}
            value={typed}
            width="m"
            inputMode="decimal"
            autoComplete="off"
            error={tried && !isRight ? wrong : null}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </AskWithReason>
  );
}
