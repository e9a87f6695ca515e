import { staffDocument } from '@sigorta/contracts/panel/payments';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { PersonalDialog } from '../../detail/PersonalDialog.tsx';
import { usePersonal } from '../../detail/use-personal.ts';
import { useListTexts } from '../../list/use-list-texts.ts';

interface OpenDocumentProps {
  orderId: string;
  kind: 'policy' | 'receipt';
}

/** A stored paper of a purchase. It names persons in full, so it is opened as a masked field is shown: with a reason. */
export function OpenDocument({ orderId, kind }: OpenDocumentProps) {
  const t = useListTexts();
  const { state, code, act, reset } = useAction(staffDocument);
  const show = async (reason: string): Promise<boolean> => {
    const answer = await act({ orderId, kind, reason });
    if (answer) location.assign(answer.url);
    return answer !== null;
  };
  const personal = usePersonal({ subject: 'purchase', id: orderId, show, reset });
  const isBusy = state === 'busy';
  const label = t(`payments.document.${kind}`);
  return (
    <>
      <Button variant="outline" icon="download" busy={isBusy} onClick={() => void personal.press()}>
        {label}
      </Button>
      <PersonalDialog
        personal={personal}
        title={label}
        text={t('payments.document.text')}
        action={t('payments.document.open')}
        isBusy={isBusy}
        code={code}
      />
    </>
  );
}
