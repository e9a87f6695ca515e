import type { Currency } from '@sigorta/contracts/money';
import { formatMoney } from '@sigorta/i18n/money';
import { useLanguage } from '@sigorta/runtime/runtime';

/** An amount of an account, which may be below nothing. */
export function Sum({ minor, currency }: { minor: number | null; currency: Currency }) {
  const language = useLanguage();
  return minor === null ? '–' : <bdi>{formatMoney({ minor, currency }, language)}</bdi>;
}
