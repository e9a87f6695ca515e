import type { tr } from './tr.ts';

export const en: Record<keyof typeof tr, string> = {
  'kind.refund': 'Refund',
  'kind.hand': 'Refund by hand',
  'kind.ended': 'Policy ended',
  'kind.stands': 'Policy continues',
  'kind.no-policy': 'No policy',
  'kind.release': 'Refunds above the limit',
  'kind.transfer-entry': 'Transfer received',
  'kind.transfer-take': 'Transfer to order',
  'kind.transfer-return': 'Transfer returned',
  'kind.coupon': 'Coupon',
  'kind.partner-payment': 'Payment data',
  'kind.write-off': 'Write-off',
  'kind.terms': 'Commission terms',
  'kind.rate-hold': 'Holding rates',
  'kind.payable': 'Payment of a debt',
  'kind.resume-sending': 'Switching sending on',
  'kind.site-turn': 'Another site',
};
