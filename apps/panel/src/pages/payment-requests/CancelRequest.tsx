import { panelPaymentRequestCancel } from '@sigorta/contracts/panel/payment-requests';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { usePaymentRequestsTexts } from './use-payment-requests-texts.ts';

interface CancelRequestProps {
  id: string;
  onClose: () => void;
  onCancelled: () => void;
}

export function CancelRequest({ id, onClose, onCancelled }: CancelRequestProps) {
  const t = usePaymentRequestsTexts();
  const common = useTexts('common');
  const { state, code, act } = useAction(panelPaymentRequestCancel);
  const cancel = async (): Promise<void> => {
    if (await act({ id })) onCancelled();
  };
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <Button busy={state === 'busy'} onClick={() => void cancel()}>
          {t('cancel.yes')}
        </Button>
      }
    >
      <p>{t('cancel.text')}</p>
      {state === 'failed' && (
        <Notice tone="bad" role="alert">
          {common(`error.${code}`)}
        </Notice>
      )}
    </Dialog>
  );
}
