import { accountNewFactor } from '@sigorta/contracts/panel/account';
import { staffEnrol } from '@sigorta/contracts/panel/sign-in';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
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
  const offer = useDeed(accountNewFactor);
  const enrol = useDeed(staffEnrol);
  const refused = useRefusal(enrol.state);
  const close = () => {
    setOpen(false);
    again();
  };
  return (
    <Box title={t('factor')}>
      <p className={styles.lead}>{t('factor.lead')}</p>
      {!open && enrol.state.at === 'done' && (
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
        {enrol.state.at === 'done' ? (
          <RecoveryCodes codes={enrol.state.answer.recoveryCodes} onDone={close} level={2} />
        ) : offer.state.at === 'done' ? (
          <EnrolStep
            busy={enrol.state.at === 'busy'}
            factor={offer.state.answer}
            problem={refused.code ?? refused.form}
            level={2}
            onSend={async (first) => {
              const { challenge } = offer.state.at === 'done' ? offer.state.answer : { challenge: '' };
              await enrol.act({ challenge, code: first });
            }}
          />
        ) : (
          <ProofForm
            state={offer.state}
            withPassword
            action={t('factor.next')}
            onSend={(proof) => void offer.act(proof)}
          />
        )}
      </Dialog>
    </Box>
  );
}
