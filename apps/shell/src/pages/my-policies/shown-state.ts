import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';

export type ShownState = BoughtPolicy['state'] | 'ended';

/**
 * An issued policy whose cover is over has ended.
 * @param today in Istanbul, `YYYY-MM-DD`; null while unknown
 */
export const shownState = (
  { state, endsAt }: Pick<BoughtPolicy, 'state' | 'endsAt'>,
  today: string | null,
): ShownState => (state === 'issued' && endsAt && today && endsAt.slice(0, 10) < today ? 'ended' : state);

const tones = {
  issued: 'ok',
  manual: 'warn',
  'refund-due': 'warn',
  'awaiting-bank': 'info',
  checking: 'info',
  issuing: 'info',
  declined: 'bad',
  expired: 'neutral',
  refunded: 'neutral',
  ended: 'neutral',
} as const;

export const toneOf = (state: ShownState): (typeof tones)[ShownState] => tones[state];
