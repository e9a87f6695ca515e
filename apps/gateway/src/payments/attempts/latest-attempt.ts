import type { Selectable } from 'kysely';
import type { AttemptTable } from '../../platform/database/tables/purchase-tables.ts';

type Shown = Pick<
  Selectable<AttemptTable>,
  'state' | 'surplus' | 'method' | 'paid' | 'error' | 'installment_count' | 'charged_at' | 'created_at'
>;

const isCharged = ({ state }: Shown): number => Number(state === 'CHARGED');

/**
 * Of an order's attempts the one that tells where it stands: the charged one, else the newest. `tried` is null when a transfer
 * was asked for after it and was not paid.
 */
export function latestAttempt(
  attempts: readonly Shown[],
  transfer: { created_at: Date } | undefined,
): { attempt: Shown | undefined; tried: Shown | null } {
  const [attempt] = attempts
    .filter(({ surplus }) => !surplus)
    .toSorted((a, b) => isCharged(b) - isCharged(a) || b.created_at.getTime() - a.created_at.getTime());
  if (!attempt) return { attempt, tried: null };
  const isNewest = !transfer || attempt.state === 'CHARGED' || attempt.created_at > transfer.created_at;
  return { attempt, tried: isNewest ? attempt : null };
}
