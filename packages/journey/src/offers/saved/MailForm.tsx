import { savedQuoteMail } from '@sigorta/contracts/operations/saved-quote-mail';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { isEmail } from '@sigorta/validators/email';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './SaveDialog.module.css';

/** Product, prices and link to an address that is not kept. */
export function MailForm({ token }: { token: string }) {
  const { t, language, errorText } = useWords();
  const { state, code, act, reset } = useAction(savedQuoteMail);
  const [isWrong, setWrong] = useState(false);
  const error = isWrong || code === 'invalid-input' ? t('save.emailError') : code && errorText(code);
  const send = async (email: string): Promise<void> => {
    setWrong(!isEmail(email));
    if (isEmail(email)) await act({ token, language, email });
    else reset();
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
        onChange={() => state === 'done' && reset()}
      />
      <Button type="submit" variant="outline" icon="mail" busy={state === 'busy'}>
        {t('save.email')}
      </Button>
      <p role="status" className={styles.told}>
        {state === 'done' && t('save.sent')}
      </p>
    </form>
  );
}
