import type { Transfer } from '@sigorta/contracts/transfer';
import { formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { formatMoney } from '@sigorta/i18n/money';
import type { TextKey, Translate } from '@sigorta/i18n/texts/text-key';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { formatIban } from '@sigorta/validators/iban';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { useState } from 'react';
import type { tr } from '../texts/transfer/tr.ts';
import styles from './TransferCard.module.css';

interface TransferCardProps {
  transfer: Transfer;
  language: Language;
  /** texts of the group `transfer` */
  t: Translate<TextKey<typeof tr>>;
}

interface Row {
  name: 'reference' | 'amount' | 'iban' | 'holder' | 'bank' | 'until';
  shown: string;
  /** null: nothing a bank's form asks for */
  copy: string | null;
  ltr?: boolean;
  loud?: boolean;
}

const then = [
  ['alert', 'transfer.then.1'],
  ['clock', 'transfer.then.2'],
  ['mail', 'transfer.then.3'],
] as const;

/** Account, amount and reference of a transfer that is awaited, each to be copied, and what happens then. */
export function TransferCard({ transfer, language, t }: TransferCardProps) {
  const [copied, setCopied] = useState<Row['name'] | null>(null);
  const amount = formatMoney(transfer.amount, language);
  const reference = formatTransferReference(transfer.reference);
  const rows: Row[] = [
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
    ...(transfer.bank ? [{ name: 'bank' as const, shown: transfer.bank, copy: null }] : []),
    { name: 'until', shown: formatDateTime(transfer.until, language), copy: null },
  ];
  const copy = async (name: Row['name'], text: string): Promise<void> => {
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
        {rows.map(({ name, shown, copy: copyable, ltr, loud }) => (
          <div key={name} className={styles.row}>
            <dt>{t(`transfer.${name}`)}</dt>
            <dd className={loud ? styles.loud : undefined}>
              <bdi dir={ltr ? 'ltr' : undefined}>{shown}</bdi>
            </dd>
            {copyable !== null && (
              <dd className={styles.copy}>
                <Button
                  variant="outline"
                  size="m"
                  icon={copied === name ? 'check' : 'copy'}
                  aria-label={t('transfer.copyNamed', { name: t(`transfer.${name}`) })}
                  onClick={() => void copy(name, copyable)}
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
        {then.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
