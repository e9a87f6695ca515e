import type { CancellationState } from '@sigorta/contracts/cancellation';

const moving: readonly CancellationState[] = ['passing-on', 'refund-due', 'manual'];
const firstMs = 1000;
const growth = 1.5;
const slowestMs = 30_000;

/**
 * Milliseconds until the next look: 1 s, 1.5 s, … at most half a minute; null when nothing can change any more.
 * @param looks how many there were before this one
 */
export const nextLook = (state: CancellationState | null, looks: number): number | null =>
  state !== null && moving.includes(state) ? Math.min(firstMs * growth ** looks, slowestMs) : null;
