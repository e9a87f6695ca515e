import { purchaseEmail } from '@sigorta/contracts/operations/purchase-email';
import { loginForPurchase } from '@sigorta/contracts/service-paths';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmailSlip } from '@sigorta/ui-kit/field/EmailSlip.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { emailLength, isEmail } from '@sigorta/validators/email';
import { type FormEvent, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './DocumentRows.module.css';
import type { Purchase } from './polling.ts';

interface CorrectEmailProps {
  purchase: Purchase;
  /** the address was corrected */
  onCorrected: () => void;
}

/** The way to another address: by a code to the purchase's phone first, then by typing it. */
export function CorrectEmail({ purchase, onCorrected }: CorrectEmailProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { personal } = purchase;
  if (personal === null) return null;
  if (!personal.mayCorrectEmail)
    return (
      <Link
        className={buttonClass({ variant: 'text', size: 's' })}
        to={loginForPurchase(purchase.product, purchase.purchaseId)}
      >
        {t('email.correctByPhone')}
      </Link>
    );
  if (isOpen)
    return (
      <CorrectForm
        purchase={purchase}
        onKept={() => setOpen(false)}
        onCorrected={() => {
          setOpen(false);
          setDone(true);
          onCorrected();
        }}
      />
    );
  return (
    <>
      <Button variant="text" size="s" onClick={() => setOpen(true)}>
        {t('email.correct')}
      </Button>
      <span className={styles.note} role="status">
        {isDone && t('email.corrected')}
      </span>
    </>
  );
}

interface CorrectFormProps extends CorrectEmailProps {
  onKept: () => void;
}

function CorrectForm({ purchase, onCorrected, onKept }: CorrectFormProps) {
  const { t, errorText } = useWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { state, code, act } = useAction(purchaseEmail);
  const send = async (): Promise<void> => {
    const email = typed.trim();
    const fits = isEmail(email) && email !== purchase.personal?.email;
    setWrong(!fits);
    if (fits && (await act({ purchaseId: purchase.purchaseId, email }))) onCorrected();
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
        label={t('email.new')}
        error={isWrong || code === 'invalid-input' ? t('email.wrong') : refused}
        value={typed}
        autoComplete="email"
        maxLength={emailLength}
        onChange={(event) => {
          setWrong(false);
          setTyped(event.target.value);
        }}
      />
      <EmailSlip
        typed={typed}
        question={(email) => t('email.slip', { email })}
        take={t('email.slip.take')}
        onTake={setTyped}
      />
      <div className={styles.choices}>
        <Button type="submit" size="s" busy={state === 'busy'}>
          {t('email.send')}
        </Button>
        <Button variant="text" size="s" onClick={onKept}>
          {t('email.keep')}
        </Button>
      </div>
    </form>
  );
}
