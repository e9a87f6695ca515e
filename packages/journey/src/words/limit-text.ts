import type { CoverageLimit } from '@sigorta/contracts/coverage';
import { formatRoundMoney } from '@sigorta/i18n/money';
import type { Words } from './use-words.ts';

/** A coverage's limit as plain text, for places that take no elements; on screens `LimitWords`. */
export function limitText(limit: CoverageLimit, { t, language }: Pick<Words, 't' | 'language'>): string {
  if (limit.kind === 'amount') return formatRoundMoney(limit.amount, language);
  return t(`limit.${limit.kind}`, limit.kind === 'count' ? { count: limit.count } : {});
}
