import type { ProviderMeaning } from '@sigorta/contracts/panel/provider-meanings';
import type { DeclineCode } from './provider.ts';

/** What a refusal of a charge says to staff. */
export const meaningOfDecline: Record<DeclineCode, ProviderMeaning> = {
  'card-rejected': 'card-wrong',
  'bank-not-approved': 'bank-refused',
  'installment-not-offered': 'no-installments',
  'purchase-failed': 'request-refused',
};
