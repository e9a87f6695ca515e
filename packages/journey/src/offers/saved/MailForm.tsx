import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { mailSavedQuote } from '@sigorta/gateway-client/mail-saved-quote';
import { useBoot } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { isEmail } from '@sigorta/validators/email';
import { type FormEvent, useState } from 'react';
import { gatewayOf } from '../../load/gateway-of.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './SaveDialog.module.css';

/** Product, prices and link to an address that is not kept. */
export function MailForm({ token }: { token: string }) {
  const { t, language, errorText } = useWords();
  const boot = useBoot();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);
  const send = async (email: string): Promise<void> => {
    if (!isEmail(email)) return setError(t('save.emailError'));
    setState('busy');
    setError(null);
    try {
      await mailSavedQuote(gatewayOf(boot), { token, language, email });
      setState('sent');
    } catch (problem) {
      setState('idle');
      const code = codeOf(problem);
      setError(code === 'invalid-input' ? t('save.emailError') : errorText(code));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state !== 'busy') void send(String(new FormData(event.currentTarget).get('email') ?? '').trim());
  };
  return (
    <form className={styles.mail} onSubmit={submit} noValidate>
      <TextInput
        id="saved-email"
        name="email"
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        label={t('save.emailLabel')}
        hint={t('save.emailHint')}
        error={error}
        onChange={() => setState('idle')}
      />
      <Button type="submit" variant="outline" icon="mail" busy={state === 'busy'}>
        {t('save.email')}
      </Button>
      <p role="status" className={styles.told}>
        {state === 'sent' && t('save.sent')}
      </p>
    </form>
  );
}
