import type { ListName } from '@sigorta/contracts/panel/saved-views';
import type { PluralForm } from '@sigorta/i18n/texts/same-texts';

type Head =
  | 'number'
  | 'date'
  | 'kind'
  | 'state'
  | 'name'
  | 'phone'
  | 'product'
  | 'partner'
  | 'insurer'
  | 'assignee'
  | 'due'
  | 'offers'
  | 'failures'
  | 'lowest'
  | 'policyNo'
  | 'premium'
  | 'starts'
  | 'ends'
  | 'refunded'
  | 'way'
  | 'installments'
  | 'provider'
  | 'providerNo'
  | 'paid'
  | 'changed'
  | 'person'
  | 'action'
  | 'subject'
  | 'subjectNumber'
  | 'reason'
  | 'detail'
  | 'hash'
  | 'refund'
  | 'reference'
  | 'amount'
  | 'open'
  | 'expires'
  | 'netPremium'
  | 'tax'
  | 'currency'
  | 'insurerShare'
  | 'commission'
  | 'partnerShare'
  | 'held'
  | 'code'
  | 'percent'
  | 'validFrom'
  | 'validUntil'
  | 'uses'
  | 'mostUses';

/** Words of exported files, beside the states that lists show. */
export interface ExportTexts {
  file: Record<ListName, string>;
  head: Record<Head, string>;
  way: Record<'card' | 'transfer', string>;
  /** the last line, when there were more rows than a file holds */
  cut: Readonly<Partial<Record<`rows_${PluralForm}`, string>>>;
}
