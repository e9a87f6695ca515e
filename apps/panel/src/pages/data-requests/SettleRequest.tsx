import { type DataRequestRow, dataRequestSettle } from '@sigorta/contracts/panel/data-requests';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { Stack } from '@sigorta/ui-kit/layout/Page.tsx';
import { type FormEvent, useState } from 'react';
import { useDataRequestsTexts } from './use-data-requests-texts.ts';

interface SettleRequestProps {
  row: DataRequestRow;
  onClose: () => void;
  onDone: () => void;
}

const shortest = 5;

/** Done, or open again: always with a word about how or why. */
export function SettleRequest({ row, onClose, onDone }: SettleRequestProps) {
  const t = useDataRequestsTexts();
  const common = useTexts('common');
  const { state, code, act } = useAction(dataRequestSettle);
  const [short, setShort] = useState(false);
  const done = row.state === 'open';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setShort(reason.length < shortest);
    if (reason.length < shortest) return;
    void act({ id: row.id, done, reason }).then((answer) => {
      if (answer) onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(done ? 'settle.title' : 'reopen.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Textarea
            id="data-request-reason"
            name="reason"
            label={t('reason')}
            hint={t('reason.hint')}
            maxLength={500}
            error={short ? t('reason.error') : null}
          />
          {state === 'failed' && (
            <Notice tone="bad" role="alert">
              {common(`error.${code}`)}
            </Notice>
          )}
          <Button type="submit" busy={state === 'busy'}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
