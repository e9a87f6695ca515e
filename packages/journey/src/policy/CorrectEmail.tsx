import { loginForPurchase } from '@sigorta/contracts/service-paths';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { CorrectEmailForm } from './CorrectEmailForm.tsx';
import styles from './DocumentRows.module.css';
import type { Purchase } from './polling.ts';

interface CorrectEmailProps {
  purchase: Purchase;
  /** the address was corrected */
  onCorrected: () => void;
}

/** The way to another address: by a code to the purchase's phone first, then by typing it. */
export function CorrectEmail({ purchase, onCorrected }: CorrectEmailProps) {
  const { t, errorText } = useWords();
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
      <CorrectEmailForm
        purchaseId={purchase.purchaseId}
        current={personal.email}
        words={{
          label: t('email.new'),
          wrong: t('email.wrong'),
          slip: (email) => t('email.slip', { email }),
          take: t('email.slip.take'),
          send: t('email.send'),
          keep: t('email.keep'),
        }}
        errorText={errorText}
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
