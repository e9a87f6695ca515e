import { consentWithdraw } from '@sigorta/contracts/operations/consent-withdraw';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useAccountTexts } from '../use-account-texts.ts';
import type { ShownConsent } from './latest-consents.ts';
import styles from './Sections.module.css';

interface WithdrawDialogProps {
  consent: ShownConsent;
  onClose: () => void;
  onDone: (consent: string, withdrawnAt: string) => void;
}

/** What taking it back means and by when (spec §9), before it is done. */
export function WithdrawDialog({ consent, onClose, onDone }: WithdrawDialogProps) {
  const t = useAccountTexts();
  const { state, act } = useAction(consentWithdraw);
  const withdraw = async (): Promise<void> => {
    const withdrawn = await act({ consent: consent.consent });
    if (withdrawn) onDone(consent.consent, withdrawn.withdrawnAt);
  };
  const what = consent.document === 'marketing-consent' ? 'marketing' : 'survey';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('consents.withdraw.title')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('close')}
          </Button>
          <Button busy={state === 'busy'} onClick={() => void withdraw()}>
            {t('consents.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p>{t(`consents.withdraw.${what}`)}</p>
      {state === 'failed' && (
        <p role="alert" className={styles.bad}>
          {t('consents.withdraw.failed')}
        </p>
      )}
    </Dialog>
  );
}
