import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { CodeInput } from '@sigorta/ui-kit/field/CodeInput.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './LoginPage.module.css';
import { maskPhone } from './mask-phone.ts';
import type { LoginStep } from './use-login.ts';
import { useLoginTexts } from './use-login-texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface CodeStepProps {
  step: Extract<LoginStep, { at: 'code' }>;
  error: string | null;
  busy: boolean;
  /** its machine works for another code first */
  isWorking: boolean;
  onCheck: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onChange: () => void;
}

export function CodeStep({ step, error, busy, isWorking, onCheck, onResend, onChange }: CodeStepProps) {
  const t = useLoginTexts();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // At first, and back to the digits whenever they were refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error's change is the sign
  useEffect(() => input.current?.focus(), [error]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onCheck(code);
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <TextButton icon="back" quiet className={styles.back} onClick={onChange}>
        {t('code.change')}
      </TextButton>
      <h1>{t('code.headline')}</h1>
      <SentTo {...step} />
      <CodeInput
        ref={input}
        id="login-code"
        label={t('code.label')}
        value={code}
        onChange={setCode}
        error={error}
      />
      <Button type="submit" size="l" block busy={busy}>
        {t('code.submit')}
      </Button>
      {step.phone !== '' && (
        <div className={styles.after}>
          <p role="status" className={styles.working}>
            {isWorking ? t('phone.working') : step.isSent && t('code.sent')}
          </p>
          <Resend at={step.resendAt} onResend={onResend} />
        </div>
      )}
    </form>
  );
}

function SentTo({ phone, isSent }: { phone: string; isSent: boolean }) {
  const t = useLoginTexts();
  if (phone === '') return <p className={styles.lead}>{t('code.leadUnknown')}</p>;
  const [before, after] = t(isSent ? 'code.lead' : 'code.leadIfKnown', { phone: '\n' }).split('\n');
  return (
    <p className={styles.lead}>
      {before}
      <bdi dir="ltr" className={styles.phone}>
        {maskPhone(phone)}
      </bdi>
      {after}
    </p>
  );
}

function Resend({ at, onResend }: { at: number; onResend: () => Promise<void> }) {
  const t = useLoginTexts();
  const seconds = useSecondsUntil(at);
  return seconds > 0 ? (
    <p>{t('code.wait', { count: seconds })}</p>
  ) : (
    <TextButton icon="refresh" onClick={() => void onResend()}>
      {t('code.again')}
    </TextButton>
  );
}
