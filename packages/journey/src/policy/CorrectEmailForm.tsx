import { purchaseEmail } from '@sigorta/contracts/operations/purchase-email';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { EmailSlip } from '@sigorta/ui-kit/field/EmailSlip.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { emailLength, isEmail } from '@sigorta/validators/email';
import { type FormEvent, useState } from 'react';
import styles from './DocumentRows.module.css';

interface CorrectEmailWords {
  label: string;
  wrong: string;
  /** asks about a likely slip, naming what was probably meant */
  slip: (email: string) => string;
  take: string;
  send: string;
  keep: string;
}

interface CorrectEmailFormProps {
  /** of a purchase or of a payment */
  purchaseId: string;
  /** the address it has */
  current: string;
  words: CorrectEmailWords;
  errorText: (code: string) => string;
  onCorrected: () => void;
  onKept: () => void;
}

/** Another address for the papers of a purchase, in the words of the page it stands on. */
export function CorrectEmailForm({
  purchaseId,
  current,
  words,
  errorText,
  onCorrected,
  onKept,
}: CorrectEmailFormProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { state, code, act } = useAction(purchaseEmail);
  const send = async (): Promise<void> => {
    const email = typed.trim();
    const fits = isEmail(email) && email !== current;
    setWrong(!fits);
    if (fits && (await act({ purchaseId, email }))) onCorrected();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== 'busy') void send();
  };
  const refused = code === null || code === 'invalid-input' ? null : errorText(code);
  return (
    <form className={styles.correct} onSubmit={submit} noValidate>
      <TextInput
        id="correct-email"
        type="email"
        inputMode="email"
        dir="ltr"
        label={words.label}
        error={isWrong || code === 'invalid-input' ? words.wrong : refused}
        value={typed}
        autoComplete="email"
        maxLength={emailLength}
        onChange={(event) => {
          setWrong(false);
          setTyped(event.target.value);
        }}
      />
      <EmailSlip typed={typed} question={words.slip} take={words.take} onTake={setTyped} />
      <div className={styles.choices}>
        <Button type="submit" size="s" busy={state === 'busy'}>
          {words.send}
        </Button>
        <Button variant="text" size="s" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
