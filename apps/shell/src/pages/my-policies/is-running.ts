import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';

const running: readonly BoughtPolicy['state'][] = [
  'awaiting-bank',
  'awaiting-transfer',
  'checking',
  'issuing',
  'refund-due',
  'refund-by-hand',
  'manual',
];

/** Something is still to come: the bank, the insurer, or the money back. */
export const isRunning = ({ state }: Pick<BoughtPolicy, 'state'>): boolean => running.includes(state);
