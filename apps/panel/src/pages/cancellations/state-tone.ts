import type { CancellationState } from '@sigorta/contracts/cancellation';

const tones = {
  'passing-on': 'info',
  refused: 'neutral',
  'refund-due': 'info',
  refunded: 'ok',
  closed: 'neutral',
  manual: 'warn',
} as const;

export const stateTone = (state: CancellationState): (typeof tones)[CancellationState] => tones[state];
