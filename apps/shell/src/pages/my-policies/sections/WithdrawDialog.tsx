import { withdrawConsent } from '@sigorta/gateway-client/withdraw-consent';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../use-account-texts.ts';
import { useGateway } from '../use-my-policies.ts';
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
  const gateway = useGateway();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const withdraw = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const { withdrawnAt } = await withdrawConsent(gateway(), { consent: consent.consent });
      onDone(consent.consent, withdrawnAt);
    } catch {
      setState('failed');
    }
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
