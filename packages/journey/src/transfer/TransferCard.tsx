import type { Transfer } from '@sigorta/contracts/transfer';
import { formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { formatIban } from '@sigorta/validators/iban';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { useState } from 'react';
import type { Places } from '../words/use-words.ts';
import styles from './TransferCard.module.css';

interface TransferCardProps {
  transfer: Transfer;
  language: Language;
  /** texts of the group `transfer` */
  t: (key: string, places?: Places) => string;
}

/** Account, amount and reference of a transfer that is awaited, each to be copied, and what happens then. */
export function TransferCard({ transfer, language, t }: TransferCardProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const amount = formatMoney(transfer.amount, language);
  const reference = formatTransferReference(transfer.reference);
  const rows = [
    /* what is copied is what a bank's form takes: no spaces, a comma before kuruş */
    { name: 'reference', shown: reference, copy: reference, ltr: true, loud: true },
    {
      name: 'amount',
      shown: amount,
      copy: (transfer.amount.minor / 100).toFixed(2).replace('.', ','),
      ltr: true,
      loud: true,
    },
    { name: 'iban', shown: formatIban(transfer.iban), copy: transfer.iban, ltr: true },
    { name: 'holder', shown: transfer.holder, copy: transfer.holder },
    ...(transfer.bank ? [{ name: 'bank', shown: transfer.bank, copy: null }] : []),
    { name: 'until', shown: formatDateTime(transfer.until, language), copy: null },
  ];
  const copy = async (name: string, text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(name);
    } catch {
      /* forbidden: it can still be marked and copied */
      setCopied(null);
    }
  };
  return (
    <div className={styles.card}>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt>{t(`transfer.${row.name}`)}</dt>
            <dd className={row.loud ? styles.loud : undefined}>
              <bdi dir={row.ltr ? 'ltr' : undefined}>{row.shown}</bdi>
            </dd>
            {row.copy !== null && (
              <dd className={styles.copy}>
                <Button
                  variant="outline"
                  size="m"
                  icon={copied === row.name ? 'check' : 'copy'}
                  aria-label={t('transfer.copyNamed', { name: t(`transfer.${row.name}`) })}
                  onClick={() => void copy(row.name, row.copy)}
                >
                  {t('transfer.copy')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p role="status" className={styles.told}>
        {copied && t('transfer.copied', { name: t(`transfer.${copied}`) })}
      </p>
      <h2 className={styles.then}>{t('transfer.then.title')}</h2>
      <ul className={styles.steps}>
        {(['alert', 'clock', 'mail'] as const).map((icon, at) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{t(`transfer.then.${at + 1}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
