import type { payableAsk } from '@sigorta/contracts/panel/payables';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredProposal } from '../../proposals/close.ts';
import { openProposal } from '../../proposals/open.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { partyPaid } from '../../purchase/ledger/party-entries.ts';
import { writeEntries } from '../../purchase/ledger/write-entries.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import type { Payable } from './accounts.ts';
import { owedNow, partyNames } from './view.ts';

/** what leaves our bank where no account is named */
const ourBank = 'ours';

const wrong = (field: string): Refusal =>
  new Refusal('invalid-input', { fields: [{ field, message: 'error.invalid-input' }] });

const isUsed = async ({ db }: Pick<Context, 'db'>, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('payable_payment')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()) !== undefined;

/** What the bank sent is entered by one person; the program pays nothing. @throws Refusal `invalid-input` naming the field */
export const askPayable: Handler<typeof payableAsk> = async (context, asked, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { kind, partyId, amount, paidOn, reference, reason } = asked;
  const { minor, currency } = amount;
  const of: Payable = { kind, partyId, currency };
  if (minor === 0 || minor > (await owedNow(context, of))) throw wrong('amount');
  if (paidOn > todayInIstanbul(context.clock())) throw wrong('paidOn');
  if (await isUsed(context, reference)) throw wrong('reference');
  const { name } = (await partyNames(context, call.language))(of);
  await context.db.transaction().execute((trx) =>
    openProposal(context, trx, staff, {
      kind: 'payable',
      subject: currency === 'TRY' ? name : `${name} (${currency})`,
      orderId: null,
      partnerId: null,
      /* limits are lira: of another currency nobody can name them */
      amount: currency === 'TRY' ? minor : null,
      payload: { kind, partyId, currency, minor, sentOn: paidOn, reference },
      reason,
    }),
  );
  return { success: true };
};

/**
 * Writes down what two persons agreed was paid.
 * @throws Refusal `changed-meanwhile` when less is owed by now, or the bank's reference is used
 */
export async function payPayable(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  { id: proposalId, payload }: StoredProposal,
): Promise<void> {
  const { kind, partyId, currency, minor, sentOn, reference } = payload as PayloadOf<'payable'>;
  const now = context.clock();
  if (minor > (await owedNow({ db: trx, clock: context.clock }, { kind, partyId, currency })))
    throw new Refusal('changed-meanwhile');
  const id = randomId();
  const added = await trx
    .insertInto('payable_payment')
    .values({
      id,
      kind,
      party: partyId,
      currency,
      amount: minor,
      paid_on: sentOn,
      reference,
      proposal_id: proposalId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('changed-meanwhile');
  const entry = partyPaid({ id, kind, party: partyId, currency, minor, bank: ourBank });
  await writeEntries(trx, [{ ...entry, at: now }]);
}
