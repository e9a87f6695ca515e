import type { Transaction } from 'kysely';
import { attemptFacts, verdictOn } from '../../../payments/transfers/enter-money.ts';
import type { Database } from '../../../platform/database/database.ts';
import { arrived } from '../../../purchase/ledger/transfer-entries.ts';
import { writeEntries } from '../../../purchase/ledger/write-entries.ts';
import type { Command } from '../../../purchase/machine/command.ts';
import type { Around, Step } from '../../../purchase/store/carry-out.ts';
import type { Facts } from '../../../purchase/store/saving.ts';
import { addOrder } from './shop-rows.ts';

type Trx = Transaction<Database>;
type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** A command as its caller hands it in: with the rows that are the caller's to write. */
export interface HandedIn {
  step: (trx: Trx) => Promise<Step>;
  after: NonNullable<Around['after']>;
}

const iban = 'TR330006100519786457841326';

const transferFacts = ({ transfer }: Of<'start-transfer'>): Facts => ({
  transfer: { id: transfer.id, reference: transfer.id, iban, holder: 'Sigorta Çarşısı' },
});

const readTransfer = (trx: Trx, id: string) =>
  trx.selectFrom('transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function factsOf(trx: Trx, command: Command): Promise<Facts> {
  switch (command.do) {
    case 'start': {
      const { id, secure, price, paid } = command.attempt;
      return { attempt: { id, psp: 'iyzico', three_d_secure: secure, price, paid, card_last4: '0000' } };
    }
    case 'start-transfer':
      return transferFacts(command);
    case 'money-arrived':
    case 'take-transfer':
      return { attempt: attemptFacts(await readTransfer(trx, command.transferId), command.attemptId) };
    case 'issue-answer':
    case 'policy-inquiry':
      return { policy: { order_id: command.orderId, policy_no: command.orderId } };
    case 'delivered':
      return { order: { id: command.orderId, mail_state: 'sent' } };
    default:
      return {};
  }
}

async function keepMoney(trx: Trx, { transferId, amount, attemptId }: Of<'money-arrived'>, now: Date) {
  const transfer = await readTransfer(trx, transferId);
  const isTaken = await trx.selectFrom('attempt').select('id').where('id', '=', attemptId).executeTakeFirst();
  const id = `m${attemptId}`;
  await trx
    .insertInto('transfer_money')
    .values({
      id,
      transfer_id: transferId,
      state: isTaken ? 'TAKEN' : 'OPEN',
      version: 1,
      amount,
      arrived_on: '1970-01-01',
      verdict: isTaken ? 'right' : verdictOn(transfer, amount, now),
      note: null,
      entered_by: 'ada',
      settled_by: isTaken ? 'bora' : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const money = { id, orderId: transfer.order_id, transferId, iban: transfer.iban, amount };
  await writeEntries(trx, [{ ...arrived(money), at: now }]);
}

/** What a person decides about takes one entry of money that is enough. */
async function takeMoney(trx: Trx, { transferId, amount }: Of<'take-transfer'>): Promise<void> {
  const open = await trx
    .selectFrom('transfer_money')
    .select('id')
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'OPEN')
    .where('amount', '>=', amount)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (open)
    await trx
      .updateTable('transfer_money')
      .set((to) => ({ state: 'TAKEN', settled_by: 'bora', version: to('version', '+', 1) }))
      .where('id', '=', open.id)
      .execute();
}

const ask = async (trx: Trx, { orderId, proposal }: Of<'propose'>, now: Date): Promise<void> =>
  void (await trx
    .insertInto('proposal')
    .values({
      id: proposal.id,
      kind: proposal.kind,
      subject: proposal.refundId ?? orderId,
      order_id: orderId,
      partner_id: 'default',
      held_refund_id: proposal.refundId,
      amount: proposal.amount,
      payload: '{}',
      reason: '',
      state: 'ASKED',
      asked_by: proposal.by,
      asked_at: now,
    })
    .execute());

const close = async (trx: Trx, { proposalId, by, isApproved }: Of<'decide'>, now: Date): Promise<void> =>
  void (await trx
    .updateTable('proposal')
    .set({ state: isApproved ? 'APPROVED' : 'REJECTED', decided_by: by, decided_at: now })
    .where('id', '=', proposalId)
    .where('state', '=', 'ASKED')
    .execute());

async function follow(trx: Trx, command: Command, now: Date): Promise<void> {
  if (command.do === 'money-arrived') await keepMoney(trx, command, now);
  else if (command.do === 'take-transfer') await takeMoney(trx, command);
  else if (command.do === 'propose') await ask(trx, command, now);
  else if (command.do === 'decide') await close(trx, command, now);
}

/** @param command with the database's ids */
export const handedIn = (purchaseId: string, command: Command, now: Date): HandedIn => ({
  step: async (trx) => {
    if (command.do === 'start' || command.do === 'start-transfer')
      await addOrder(trx, purchaseId, command.order, now);
    return { command, facts: await factsOf(trx, command) };
  },
  after: (trx) => follow(trx, command, now),
});
