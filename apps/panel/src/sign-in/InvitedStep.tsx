import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInPage.module.css';
import { StepHead } from './StepHead.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface InvitedStepProps {
  busy: boolean;
  person: { name: string; email: string };
  problem: string | null;
  /** what is wrong with the password */
  refused: string | null;
  onSend: (password: string) => Promise<void>;
}

/** Somebody who was invited chooses a password. */
export function InvitedStep({ busy, person, problem, refused, onSend }: InvitedStepProps) {
  const t = useSignInTexts();
  const [tooShort, setTooShort] = useState(false);
  const error = tooShort ? t('password.error.too-short') : refused;
  useEffect(() => {
    if (error) document.getElementById('new-password')?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const short = [...password].length < 12;
    setTooShort(short);
    if (!short) void onSend(password);
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <StepHead
        title={t('invited.headline', { name: person.name })}
        lead={t('invited.lead', { email: person.email })}
      />
      {problem && <Notice tone="bad" role="alert" title={problem} />}
      {/* keepers of passwords look for it */}
      <TextInput
        id="username"
        name="username"
        label={t('email')}
        autoComplete="username"
        value={person.email}
        readOnly
        dir="ltr"
      />
      <PasswordField
        id="new-password"
        name="password"
        label={t('invited.password')}
        hint={t('invited.hint')}
        error={error}
        isNew
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('invited.action')}
      </Button>
    </form>
  );
}
