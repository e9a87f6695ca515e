import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface PasswordStepProps {
  busy: boolean;
  problem: string | null;
  onSend: (email: string, password: string) => Promise<void>;
}

export function PasswordStep({ busy, problem, onSend }: PasswordStepProps) {
  const t = useSignInTexts();
  const [missing, setMissing] = useState({ email: false, password: false });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    setMissing({ email: email === '', password: password === '' });
    if (email !== '' && password !== '') void onSend(email, password);
    else event.currentTarget.querySelector<HTMLInputElement>(email === '' ? '#email' : '#password')?.focus();
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <div>
        <h1>{t('headline')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {problem && <Notice tone="bad" role="alert" title={problem} />}
      <TextInput
        id="email"
        name="email"
        type="email"
        label={t('email')}
        error={missing.email ? t('missing.email') : null}
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        maxLength={254}
        spellCheck={false}
      />
      <PasswordField
        id="password"
        name="password"
        label={t('password')}
        error={missing.password ? t('missing.password') : null}
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('password.action')}
      </Button>
      <p className={styles.note}>{t('password.forgot')}</p>
    </form>
  );
}
