import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useListTexts } from '../list/use-list-texts.ts';
import { ReasonField } from './ReasonField.tsx';
import { Refused } from './Refused.tsx';
import styles from './Reveal.module.css';
import type { Personal } from './use-personal.ts';

interface PersonalDialogProps {
  /** of `usePersonal` */
  personal: Personal;
  title: string;
  /** what will be shown, and who learns of it */
  text: string;
  /** of the button that shows it */
  action: string;
  isBusy: boolean;
  /** of the call that shows it; null while nothing was refused */
  code: GatewayErrorCode | null;
}

/** Why somebody needs to see what is hidden. */
export function PersonalDialog({ personal, title, text, action, isBusy, code }: PersonalDialogProps) {
  const t = useListTexts();
  const { open, close, reason, setReason, isWrong, send } = personal;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="s"
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {text} {t('reveal.held')}
        </p>
        <ReasonField label={t('reveal.reason')} value={reason} onChange={setReason} wrong={isWrong} />
        <Refused code={code} words={code === 'too-many-requests' ? t('reveal.budget') : undefined} />
      </div>
    </Dialog>
  );
}
