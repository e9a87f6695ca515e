import {
  panelTransferReject,
  panelTransferSettle,
  type TransferRow,
} from '@sigorta/contracts/panel/transfers';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useNamespace, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { type FormEvent, useState } from 'react';
import { useTransfersTexts } from './use-transfers-texts.ts';

interface NoteDialogProps {
  action: 'settle' | 'reject';
  row: TransferRow;
  onClose: () => void;
  onDone: () => void;
}

/** A decision with the reason that the audit log keeps. */
export function NoteDialog({ action, row, onClose, onDone }: NoteDialogProps) {
  const t = useTransfersTexts();
  const common = useTexts('common');
  const messageText = useNamespace('common');
  const settle = useAction(panelTransferSettle);
  const reject = useAction(panelTransferReject);
  const { state, code, fields } = action === 'settle' ? settle : reject;
  const [how, setHow] = useState<'take' | 'return'>(row.mayTake ? 'take' : 'return');
  const fault = fields[0]?.message ?? null;
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '');
    const answer =
      action === 'settle'
        ? await settle.act({ id: row.id, how, note })
        : await reject.act({ id: row.id, note });
    if (answer) onDone();
  };
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      backdropCloses={false}
      title={t(`${action}.title`)}
      actions={
        <Button type="submit" form="transfer-note" busy={state === 'busy'}>
          {t('save')}
        </Button>
      }
    >
      <form id="transfer-note" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          {state === 'failed' && fault === null && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
          {action === 'settle' ? (
            <RadioGroup
              id="settle-how"
              name="how"
              look="cards"
              label={t('settle.how')}
              value={how}
              onChange={(value) => setHow(value === 'take' ? 'take' : 'return')}
              options={[
                {
                  value: 'take',
                  label: t('settle.take'),
                  hint: row.mayTake ? undefined : t('settle.takeNot'),
                  disabled: !row.mayTake,
                },
                { value: 'return', label: t('settle.return') },
              ]}
            />
          ) : (
            <p>{t('reject.text')}</p>
          )}
          <Textarea
            id="transfer-note-text"
            name="note"
            label={t('note')}
            hint={t('note.hint')}
            error={fault && messageText(fault)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
