import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface PasswordStepProps {
  busy: boolean;
  /** typed before, or known; empty at first */
  email: string;
  problem: string | null;
  onSend: (email: string, password: string) => Promise<void>;
  isAgain: boolean;
}

export function PasswordStep({ busy, email: known, problem, onSend, isAgain }: PasswordStepProps) {
  const t = useSignInTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState({ email: false, password: false });
  const focus = (name: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  const begin = useEffectEvent(() => focus(known === '' ? 'email' : 'password'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader begins, and goes on after a refusal
  useEffect(() => begin(), [problem]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    setMissing({ email: email === '', password: password === '' });
    if (email !== '' && password !== '') void onSend(email, password);
    else focus(email === '' ? 'email' : 'password');
  };
  return (
    <form ref={form} className={styles.step} onSubmit={submit} noValidate>
      {!isAgain && (
        <div>
          <h1>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      )}
      {problem && <Notice tone="bad" role="alert" title={problem} />}
      <TextInput
        id={`${id}email`}
        name="email"
        type="email"
        label={t('email')}
        error={missing.email ? t('missing.email') : null}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        dir="ltr"
        maxLength={254}
        spellCheck={false}
        defaultValue={known}
        readOnly={isAgain}
      />
      <PasswordField
        id={`${id}password`}
        name="password"
        label={t('password')}
        error={missing.password ? t('missing.password') : null}
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('password.action')}
      </Button>
      {!isAgain && <p className={styles.note}>{t('password.forgot')}</p>}
    </form>
  );
}
