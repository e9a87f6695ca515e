import { lira } from '@sigorta/contracts/money';
import { panelTransferEnter, type TransferRow } from '@sigorta/contracts/panel/transfers';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage, useNamespace, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { type FormEvent, useState } from 'react';
import { useTypedAmount } from '../../detail/use-typed-amount.ts';
import { useTransfersTexts } from './use-transfers-texts.ts';

interface EnterDialogProps {
  row: TransferRow;
  onClose: () => void;
  onDone: () => void;
}

/** What the bank's statement says of a reference; the answer says what follows from it. */
export function EnterDialog({ row, onClose, onDone }: EnterDialogProps) {
  const t = useTransfersTexts();
  const common = useTexts('common');
  const messageText = useNamespace('common');
  const language = useLanguage();
  const { state, answer, code, fields, act } = useAction(panelTransferEnter);
  const { unclear, read } = useTypedAmount();
  const [day, setDay] = useState(() => todayInIstanbul(new Date()));
  const isDone = state === 'done';
  const errorOf = (field: string): string | null => {
    const fault = state === 'failed' && fields.find((one) => one.field.split('.')[0] === field);
    return fault ? messageText(fault.message) : null;
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const amount = read(String(data.get('amount')));
    if (amount === 'unclear') return document.getElementById('enter-amount')?.focus();
    const entered = await act({
      id: row.id,
      amount: lira(amount ?? 0),
      arrivedOn: day,
      note: String(data.get('note')),
    });
    if (entered) onDone();
  };
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      backdropCloses={false}
      title={t('enter.title', { reference: formatTransferReference(row.reference) })}
      actions={
        isDone ? (
          <Button variant="outline" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Button type="submit" form="enter-transfer" busy={state === 'busy'}>
            {t('enter.submit')}
          </Button>
        )
      }
    >
      {state === 'done' && (
        <Notice
          tone={answer.verdict === 'right' ? 'ok' : 'warn'}
          role="status"
          title={t(`verdict.${answer.verdict}`)}
        >
          {t('enter.asked')}
        </Notice>
      )}
      {!isDone && (
        <form id="enter-transfer" noValidate onSubmit={(event) => void send(event)}>
          <Stack gap={4}>
            {state === 'failed' && fields.length === 0 && (
              <Notice tone="bad" role="alert">
                {common(`error.${code}`)}
              </Notice>
            )}
            <TextInput
              id="enter-amount"
              name="amount"
              dir="ltr"
              inputMode="decimal"
              label={t('enter.amount')}
              hint={t('enter.expected', { amount: formatMoney(row.amount, language) })}
              error={unclear ?? errorOf('amount')}
              autoComplete="off"
              maxLength={16}
            />
            <DateInput
              id="enter-day"
              label={t('enter.day')}
              value={day}
              onChange={setDay}
              error={errorOf('arrivedOn')}
            />
            <TextInput id="enter-note" name="note" label={t('enter.note')} optional maxLength={300} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
