import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { phoneInputLength } from '@sigorta/validators/phone';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from './LoginPage.module.css';
import { useLoginTexts } from './use-login-texts.ts';

interface PhoneStepProps {
  error: string | null;
  busy: boolean;
  /** its machine works for the code first */
  isWorking: boolean;
  onSend: (phone: string) => Promise<void>;
}

export function PhoneStep({ error, busy, isWorking, onSend }: PhoneStepProps) {
  const t = useLoginTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSend(String(new FormData(event.currentTarget).get('phone') ?? '').trim());
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <h1>{t('phone.headline')}</h1>
      <p className={styles.lead}>{t('phone.lead')}</p>
      <TextInput
        ref={input}
        id="login-phone"
        name="phone"
        type="tel"
        dir="ltr"
        label={t('phone.label')}
        hint={t('phone.hint')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={phoneInputLength}
        error={error}
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('phone.send')}
      </Button>
      <p role="status" className={styles.working}>
        {isWorking && t('phone.working')}
      </p>
    </form>
  );
}
