import { CorrectEmailForm } from '@sigorta/journey/policy/CorrectEmailForm.tsx';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import styles from './PaymentPage.module.css';
import { usePaymentWords } from './use-payment-texts.ts';

interface CorrectPayerEmailProps {
  paymentId: string;
  email: string;
  /** the payment is asked for again */
  again: () => void;
}

/** A slip in the address the receipt goes to, mended by the browser that paid. */
export function CorrectPayerEmail({ paymentId, email, again }: CorrectPayerEmailProps) {
  const { t, errorText } = usePaymentWords();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  if (isOpen)
    return (
      <CorrectEmailForm
        purchaseId={paymentId}
        current={email}
        words={{
          label: t('correct.label'),
          wrong: t('correct.wrong'),
          slip: (meant) => t('email.slip', { email: meant }),
          take: t('email.slip.take'),
          send: t('correct.send'),
          keep: t('correct.keep'),
        }}
        errorText={errorText}
        onKept={() => setOpen(false)}
        onCorrected={() => {
          setOpen(false);
          setDone(true);
          again();
        }}
      />
    );
  return (
    <div className={styles.correct}>
      <Button variant="text" size="s" onClick={() => setOpen(true)}>
        {t('correct.open')}
      </Button>
      <p className={styles.mail} role="status">
        {isDone && t('correct.done')}
      </p>
    </div>
  );
}
