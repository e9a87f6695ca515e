import type { TaskState } from '@sigorta/gateway-client/react/use-task';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useState } from 'react';
import { FactorField } from '../../sign-in/FactorField.tsx';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { useSignInTexts } from '../../sign-in/use-sign-in-texts.ts';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';
import { useRefusal } from './use-refusal.ts';

interface ProofFormProps {
  /** how the last try stands */
  task: TaskState<unknown>;
  /** the password is asked for too */
  withPassword?: boolean;
  action: string;
  onSend: (proof: { password: string; code: string }) => void;
}

/** Proves once more who it is, before something that protects the account changes. */
export function ProofForm({ task, withPassword = false, action, onSend }: ProofFormProps) {
  const t = useProfileTexts();
  const signIn = useSignInTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState({ password: false, code: false });
  const refusal = useRefusal(task);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const found = { password: withPassword && password === '', code: code.length < 6 };
    setMissing(found);
    if (found.password || found.code) return;
    onSend({ password, code });
    setCode('');
  };
  return (
    <form className={styles.proof} onSubmit={submit} noValidate>
      {refusal.form && <Notice tone="bad" role="alert" title={refusal.form} />}
      {withPassword && (
        <PasswordField
          id="proof-password"
          name="password"
          label={t('password.old')}
          error={missing.password ? signIn('missing.password') : refusal.password}
        />
      )}
      <FactorField
        value={code}
        onChange={setCode}
        error={missing.code ? signIn('code.missing') : refusal.code}
        focused={!withPassword}
      />
      <Button type="submit" busy={task.state === 'busy'}>
        {action}
      </Button>
    </form>
  );
}
