import { dayLimitOf, type ProposalKind } from '@sigorta/contracts/panel/proposal-kinds';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Transaction } from 'kysely';
import type { Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** One thing that a person asks for or approves; the amount is kuruş, null where none can be named. */
interface Given {
  kind: ProposalKind;
  amount: number | null;
}

/**
 * Bounds what one person may ask for or approve in a day of Istanbul. The person's row is locked first, so that two at once are
 * counted one after the other.
 * @throws Refusal `day-limit-reached`
 */
export async function requireWithinDay(
  { clock }: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { id, role }: Pick<Staff, 'id' | 'role'>,
  what: 'ask' | 'decide',
  { kind, amount }: Given,
): Promise<void> {
  const day = dayLimitOf(role, what, kind);
  if (day === null || amount === null) return;
  await trx.selectFrom('staff').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const since = startOfDay(todayInIstanbul(clock()));
  const { sum } = await trx
    .selectFrom('proposal')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('kind', 'in', day.kinds)
    .$if(what === 'ask', (asked) =>
      asked
        .where('asked_by', '=', id)
        .where('asked_at', '>=', since)
        .where('state', 'in', ['ASKED', 'APPROVED']),
    )
    .$if(what === 'decide', (decided) =>
      decided.where('decided_by', '=', id).where('decided_at', '>=', since).where('state', '=', 'APPROVED'),
    )
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0) + amount > day.limit) throw new Refusal('day-limit-reached');
}
