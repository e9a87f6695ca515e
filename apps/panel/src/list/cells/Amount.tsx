import type { Money as MoneyValue } from '@sigorta/contracts/money';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';

/** An amount of a table; a dash when there is none. */
export function Amount({ money }: { money: MoneyValue | null }) {
  const language = useLanguage();
  return money ? <Money money={money} language={language} /> : '–';
}
