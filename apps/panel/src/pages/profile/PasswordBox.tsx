import { accountPassword } from '@sigorta/contracts/panel/account';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useState } from 'react';
import { useDeed } from '../../app/use-answer.ts';
import { Box } from '../../layout/Box.tsx';
import { FactorField } from '../../sign-in/FactorField.tsx';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { useSignInTexts } from '../../sign-in/use-sign-in-texts.ts';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';
import { useRefusal } from './use-refusal.ts';

export function PasswordBox({ again }: { again: () => void }) {
  const t = useProfileTexts();
  const signIn = useSignInTexts();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const { state, act, reset } = useDeed(accountPassword);
  const refusal = useRefusal(state);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const request = { old: String(form.get('old')), password: String(form.get('new')), code };
    setCode('');
    if (!(await act(request))) return;
    setOpen(false);
    again();
  };
  return (
    <Box title={t('password')}>
      <p className={styles.lead}>{t('password.lead')}</p>
      {state.at === 'done' && !open && <Notice tone="ok" role="status" title={t('password.done')} />}
      {open ? (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {refusal.form && <Notice tone="bad" role="alert" title={refusal.form} />}
          <PasswordField id="old" name="old" label={t('password.old')} error={refusal.password} />
          <PasswordField
            id="new"
            name="new"
            label={t('password.new')}
            hint={signIn('invited.hint')}
            error={refusal.fresh}
            isNew
          />
          <FactorField value={code} onChange={setCode} error={refusal.code} focused={false} />
          <div className={styles.actions}>
            <Button type="submit" busy={state.at === 'busy'}>
              {t('password.save')}
            </Button>
            <Button variant="text" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button
          variant="outline"
          onClick={() => {
            reset();
            setOpen(true);
          }}
        >
          {t('password.change')}
        </Button>
      )}
    </Box>
  );
}
