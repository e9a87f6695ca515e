import type { Language } from '@sigorta/i18n/language';
import { formatMoney, formatRoundMoney, type MoneyLike } from '@sigorta/i18n/money';
import styles from './Money.module.css';

interface MoneyProps {
  money: MoneyLike;
  language: Language;
  /** without `,00` where there are no cents, for limits and round sums */
  round?: boolean | undefined;
}

/** An amount within text or a table. */
export function Money({ money, language, round = false }: MoneyProps) {
  return (
    <bdi dir="ltr" className={styles.money}>
      {round ? formatRoundMoney(money, language) : formatMoney(money, language)}
    </bdi>
  );
}
