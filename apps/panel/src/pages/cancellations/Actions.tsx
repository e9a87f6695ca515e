import { panelCancellationAsk } from '@sigorta/contracts/panel/cancellations';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice as Message } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import type { Notice } from './CancellationPage.tsx';
import { SettleDialog } from './SettleDialog.tsx';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

/** The two things a person can do: have the insurer asked again, or say how it ended, which a second person decides. */
export function Actions({ notice, again }: { notice: Notice; again: () => void }) {
  const t = useCancellationsTexts();
  const common = useTexts('common');
  const { state, code, act } = useAction(panelCancellationAsk);
  const [settling, setSettling] = useState(false);
  const ask = async (): Promise<void> => {
    if (await act({ id: notice.id })) again();
  };
  const isAsked = notice.proposals.some(({ kind, state: its }) => kind !== 'refund' && its === 'asked');
  const maySettle = !isAsked && notice.actions.some((action) => action !== 'ask-again');
  return (
    <Cluster>
      {state === 'failed' && (
        <Message tone="bad" role="alert">
          {common(`error.${code}`)}
        </Message>
      )}
      {state === 'done' && (
        <Message tone="ok" role="status">
          {t('ask.done')}
        </Message>
      )}
      {notice.actions.includes('ask-again') && (
        <Button variant="outline" icon="refresh" busy={state === 'busy'} onClick={() => void ask()}>
          {t('ask.action')}
        </Button>
      )}
      {maySettle && <Button onClick={() => setSettling(true)}>{t('settle.action')}</Button>}
      {settling && (
        <SettleDialog
          notice={notice}
          onClose={() => setSettling(false)}
          onDone={() => {
            setSettling(false);
            again();
          }}
        />
      )}
    </Cluster>
  );
}
