import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptTable } from '../../platform/database/tables/purchase-tables.ts';

type Shown = Pick<
  Selectable<AttemptTable>,
  'state' | 'method' | 'paid' | 'error' | 'installment_count' | 'charged_at' | 'created_at'
>;

/**
 * The attempt that tells where an order stands: the charged one, else the newest. `tried` is null when a transfer was
 * asked for after it and was not paid.
 */
export async function latestAttempt(
  db: Kysely<Database>,
  orderId: string,
  transfer: { created_at: Date } | undefined,
): Promise<{ attempt: Shown | undefined; tried: Shown | null }> {
  const attempt = await db
    .selectFrom('attempt')
    .select(['state', 'method', 'paid', 'error', 'installment_count', 'charged_at', 'created_at'])
    .where('order_id', '=', orderId)
    .where('surplus', '=', false)
    .orderBy((by) => by.case().when('state', '=', 'CHARGED').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!attempt) return { attempt, tried: null };
  const isNewest = !transfer || attempt.state === 'CHARGED' || attempt.created_at > transfer.created_at;
  return { attempt, tried: isNewest ? attempt : null };
}
