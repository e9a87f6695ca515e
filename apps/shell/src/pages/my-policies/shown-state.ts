import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';

export type ShownState = BoughtPolicy['state'] | 'ended' | 'cancelling' | 'cancelled';

const ofCancellation = {
  'passing-on': 'cancelling',
  manual: 'cancelling',
  'refund-due': 'cancelled',
  refunded: 'cancelled',
  closed: 'cancelled',
} as const;

/**
 * A cancellation speaks before the purchase, unless the insurer refused it. An issued policy whose cover is over has
 * ended.
 * @param today in Istanbul, `YYYY-MM-DD`; null while unknown
 */
export const shownState = (
  { state, cover, cancellation }: Pick<BoughtPolicy, 'state' | 'cover' | 'cancellation'>,
  today: string | null,
): ShownState => {
  if (cancellation !== null && cancellation !== 'refused') return ofCancellation[cancellation];
  return state === 'issued' && cover && today && cover.lastDay < today ? 'ended' : state;
};

const tones = {
  issued: 'ok',
  manual: 'warn',
  'refund-due': 'warn',
  'refund-by-hand': 'warn',
  'awaiting-bank': 'info',
  'awaiting-transfer': 'info',
  checking: 'info',
  issuing: 'info',
  declined: 'bad',
  expired: 'neutral',
  refunded: 'neutral',
  ended: 'neutral',
  cancelling: 'info',
  cancelled: 'neutral',
} as const;

export const toneOf = (state: ShownState): (typeof tones)[ShownState] => tones[state];
