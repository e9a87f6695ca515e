import { accountRecoveryCodes } from '@sigorta/contracts/panel/account';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
import { Box } from '../../layout/Box.tsx';
import { FactorField } from '../../sign-in/FactorField.tsx';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';
import { useRefusal } from './use-refusal.ts';

export function RecoveryBox({ left, again }: { left: number; again: () => void }) {
  const t = useProfileTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const { state, act, reset } = useDeed(accountRecoveryCodes);
  const refusal = useRefusal(state);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void act({ code });
    setCode('');
  };
  const close = () => {
    setOpen(false);
    again();
  };
  const count = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language).format(left);
  return (
    <Box title={t('recovery')}>
      <p className={styles.lead}>
        {t('recovery.left', { count })} · {t('recovery.lead')}
      </p>
      <Button
        variant="outline"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('recovery.new')}
      </Button>
      <Dialog open={open} onClose={close} title={t('recovery')} size="s">
        {state.at === 'done' ? (
          <RecoveryCodes codes={state.answer.recoveryCodes} onDone={close} level={2} />
        ) : (
          <form className={styles.form} onSubmit={submit} noValidate>
            {refusal.form && <Notice tone="bad" role="alert" title={refusal.form} />}
            <FactorField value={code} onChange={setCode} error={refusal.code} />
            <Button type="submit" busy={state.at === 'busy'}>
              {t('recovery.new')}
            </Button>
          </form>
        )}
      </Dialog>
    </Box>
  );
}
