import { cardName } from '@sigorta/card-fields/card-parts';
import { formatDateTime } from '@sigorta/i18n/date';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useState } from 'react';
import { fieldId } from '../form/field-id.ts';
import { useWords } from '../words/use-words.ts';
import styles from './FieldGrid.module.css';
import type { Payment } from './use-payment.ts';

/** What a bank transfer needs beside the billing address: who buys, and until when the offer is held. */
export function TransferFields({ payment }: { payment: Payment }) {
  const { t, language } = useWords();
  const { transferUntil, buyer } = payment.detail;
  const [named] = useState(payment.typedBuyer ?? buyer);
  const common = (part: 'firstName' | 'lastName') => ({
    id: fieldId(cardName(part)),
    name: cardName(part),
    label: t(`transfer.${part}`),
    error: payment.faultOf(cardName(part)),
    defaultValue: named?.[part],
    maxLength: 60,
    onChange: () => {
      payment.mend(cardName(part));
      payment.keepBuyer();
    },
  });
  return (
    <section aria-labelledby="transfer-title">
      <h2 id="transfer-title">{t('transfer.title')}</h2>
      <p className={styles.lead}>{t('transfer.lead')}</p>
      {transferUntil && (
        <p className={styles.lead}>
          {t('transfer.hold', { until: formatDateTime(transferUntil, language) })}
        </p>
      )}
      <div className={styles.grid}>
        <div className={styles.half}>
          <TextInput {...common('firstName')} autoComplete="given-name" />
        </div>
        <div className={styles.half}>
          <TextInput {...common('lastName')} autoComplete="family-name" />
        </div>
      </div>
    </section>
  );
}
