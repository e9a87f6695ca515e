import type { accountPassword } from '@sigorta/contracts/panel/account';
import type { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FactorField } from '../../sign-in/FactorField.tsx';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { useSignInTexts } from '../../sign-in/use-sign-in-texts.ts';
import styles from './ProfilePage.module.css';
import { useProfileTexts } from './use-profile-texts.ts';
import { useRefusal } from './use-refusal.ts';

interface PasswordFormProps {
  change: ReturnType<typeof useAction<typeof accountPassword>>;
  onDone: () => void;
  onCancel: () => void;
}

type Missing = Partial<Record<'old' | 'fresh' | 'code', string>>;

/** The old password, the new one and a code. */
export function PasswordForm({ change, onDone, onCancel }: PasswordFormProps) {
  const t = useProfileTexts();
  const signIn = useSignInTexts();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const refusal = useRefusal(change);
  const wrong = [missing.old ?? refusal.password, missing.fresh ?? refusal.fresh].join();
  /* at first, and whenever a password was refused */
  useEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input');
    if (wrong !== ',' || document.activeElement === document.body) first?.focus();
  }, [wrong]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [old, fresh] = [String(data.get('old') ?? ''), String(data.get('new') ?? '')];
    const found: Missing = {
      ...(old === '' && { old: signIn('missing.password') }),
      ...([...fresh].length < 12 && { fresh: signIn('password.error.too-short') }),
      ...(code.length < 6 && { code: signIn('code.missing') }),
    };
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const request = { old, password: fresh, code };
    setCode('');
    if (await change.act(request)) onDone();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal.form && <Notice tone="bad" role="alert" title={refusal.form} />}
      <PasswordField
        id="account-old"
        name="old"
        label={t('password.old')}
        error={missing.old ?? refusal.password}
      />
      <PasswordField
        id="account-new"
        name="new"
        label={t('password.new')}
        hint={signIn('invited.hint')}
        error={missing.fresh ?? refusal.fresh}
        isNew
      />
      <FactorField value={code} onChange={setCode} error={missing.code ?? refusal.code} focused={false} />
      <div className={styles.actions}>
        <Button type="submit" busy={change.state === 'busy'}>
          {t('password.save')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
