import type { Language } from '@sigorta/i18n/language';
import { type MoneyLike, moneyParts } from '@sigorta/i18n/money';
import { cx } from '../class-names.ts';
import styles from './Price.module.css';

interface PriceProps {
  money: MoneyLike;
  language: Language;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** a price that no longer holds */
  quiet?: boolean | undefined;
  className?: string | undefined;
}

/** The loudest thing on a card: kuruş and sign at 58 % of the amount. */
export function Price({ money, language, size = 'm', quiet = false, className }: PriceProps) {
  const { whole, fraction, sign, order } = moneyParts(money, language);
  return (
    <bdi dir="ltr" className={cx(styles.price, styles[size], quiet && styles.quiet, className)}>
      {order === 'first' && <span className={styles.small}>{sign}</span>}
      {whole}
      <span className={styles.small}>
        {fraction}
        {order === 'last' && <span className={styles.sign}>{sign}</span>}
      </span>
    </bdi>
  );
}
