import { accountNewFactor } from '@sigorta/contracts/panel/account';
import { staffEnrol } from '@sigorta/contracts/panel/sign-in';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { Box } from '../../layout/Box.tsx';
import { EnrolStep } from '../../sign-in/EnrolStep.tsx';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import styles from './ProfilePage.module.css';
import { ProofForm } from './ProofForm.tsx';
import { useProfileTexts } from './use-profile-texts.ts';
import { useRefusal } from './use-refusal.ts';

/** Another authenticator: password and code of the old one, then the new one's first code. */
export function FactorBox({ again }: { again: () => void }) {
  const t = useProfileTexts();
  const [open, setOpen] = useState(false);
  const offer = useAction(accountNewFactor);
  const enrol = useAction(staffEnrol);
  const refused = useRefusal(enrol);
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <Box title={t('factor')}>
      <p className={styles.lead}>{t('factor.lead')}</p>
      {!open && enrol.state === 'done' && (
        <Notice tone="ok" role="status" title={t('factor.done')} className={styles.done} />
      )}
      <Button
        variant="outline"
        onClick={() => {
          offer.reset();
          enrol.reset();
          setOpen(true);
        }}
      >
        {t('factor.change')}
      </Button>
      <Dialog open={open} onClose={close} title={t('factor')} size="s">
        {enrol.state === 'done' ? (
          <RecoveryCodes codes={enrol.answer.recoveryCodes} onDone={close} level={2} />
        ) : offer.state === 'done' ? (
          <EnrolStep
            busy={enrol.state === 'busy'}
            factor={offer.answer}
            problem={refused.code ?? refused.form}
            level={2}
            onSend={async (first) => {
              const { challenge } = offer.state === 'done' ? offer.answer : { challenge: '' };
              await enrol.act({ challenge, code: first });
            }}
          />
        ) : (
          <ProofForm
            task={offer}
            withPassword
            action={t('factor.next')}
            onSend={(proof) => void offer.act(proof)}
          />
        )}
      </Dialog>
    </Box>
  );
}
