import { lira } from '@sigorta/contracts/money';
import { panelCancellationSettle } from '@sigorta/contracts/panel/cancellations';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice as Message } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { type FormEvent, useState } from 'react';
import { useTypedAmount } from '../../detail/use-typed-amount.ts';
import type { Notice } from './CancellationPage.tsx';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

interface SettleDialogProps {
  notice: Notice;
  onClose: () => void;
  onDone: () => void;
}

type How = Exclude<Notice['actions'][number], 'ask-again'>;

/** How it ended outside, as one person heard it; a second one decides. */
export function SettleDialog({ notice, onClose, onDone }: SettleDialogProps) {
  const t = useCancellationsTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const ends = notice.actions.filter((action): action is How => action !== 'ask-again');
  const { unclear, read } = useTypedAmount();
  const [how, setHow] = useState<How>(ends[0] ?? 'refused');
  const { state, code, fields, act } = useAction(panelCancellationSettle);
  const errorOf = (field: 'refund' | 'note'): string | null => {
    const isFaulty = state === 'failed' && fields.some((one) => one.field.split('.')[0] === field);
    return isFaulty ? t(`settle.${field}.error`) : null;
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = how === 'cancelled' ? read(String(data.get('refund') ?? '')) : null;
    if (typed === 'unclear') return document.getElementById('settle-refund')?.focus();
    const done = await act({
      id: notice.id,
      how,
      note: String(data.get('note') ?? ''),
      refund: typed === null ? null : lira(typed),
    });
    if (done) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      backdropCloses={false}
      title={t('settle.title')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('settle.leave')}
          </Button>
          <Button type="submit" form="settle-cancellation" busy={state === 'busy'}>
            {t('settle.save')}
          </Button>
        </>
      }
    >
      <form id="settle-cancellation" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <p>{t('settle.text')}</p>
          {state === 'failed' && fields.length === 0 && (
            <Message tone="bad" role="alert">
              {common(`error.${code}`)}
            </Message>
          )}
          <RadioGroup
            id="settle-how"
            name="how"
            look="cards"
            label={t('settle.how')}
            value={how}
            onChange={(value) => setHow(ends.find((one) => one === value) ?? how)}
            options={ends.map((value) => ({
              value,
              label: t(`how.${value}`),
              hint: t(`how.${value}.hint`),
            }))}
          />
          {how === 'cancelled' && (
            <TextInput
              id="settle-refund"
              name="refund"
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              width="m"
              maxLength={16}
              label={t('settle.refund')}
              hint={t('settle.refund.hint', { paid: formatMoney(notice.paid, language) })}
              error={unclear ?? errorOf('refund')}
            />
          )}
          <Textarea
            id="settle-note"
            name="note"
            maxLength={500}
            label={t('settle.note')}
            hint={t('settle.note.hint')}
            error={errorOf('note')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
