import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FactorField } from './FactorField.tsx';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface CodeFormProps {
  busy: boolean;
  problem: string | null;
  action: string;
  onSend: (code: string) => Promise<void>;
  /** a passkey stands above it: the code is the other way, and nothing is focused before it */
  isSecond?: boolean | undefined;
  /** what stands above the field, told which of the two codes is asked for */
  head?: ((isRecovery: boolean) => ReactNode) | undefined;
}

/** The code of the app, or a recovery code when the phone is not there. */
export function CodeForm({ busy, problem, action, onSend, isSecond = false, head }: CodeFormProps) {
  const t = useSignInTexts();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = missing ?? problem;
  useEffect(() => {
    if (recovery) input.current?.focus();
    if (wrong !== null) input.current?.select();
  }, [recovery, wrong]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isWhole = recovery ? code.trim() !== '' : code.length === 6;
    setMissing(isWhole ? null : t(recovery ? 'code.recovery.missing' : 'code.missing'));
    /* a code of the app counts once: the next try is another one */
    if (isWhole) void onSend(code).then(() => !recovery && setCode(''));
  };
  const change = () => {
    setRecovery(!recovery);
    setCode('');
    setMissing(null);
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      {head?.(recovery)}
      {recovery ? (
        <TextInput
          ref={input}
          id={`${id}recovery`}
          label={t('code.recovery.label')}
          hint={t('code.recovery.hint')}
          error={wrong}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          maxLength={20}
          spellCheck={false}
        />
      ) : (
        <FactorField value={code} onChange={setCode} error={wrong} focused={!isSecond} />
      )}
      <Button type="submit" size="l" block busy={busy} variant={isSecond ? 'outline' : undefined}>
        {action}
      </Button>
      <TextButton onClick={change}>{t(recovery ? 'code.app' : 'code.recovery')}</TextButton>
    </form>
  );
}
