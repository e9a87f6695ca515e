import type { Currency } from '@sigorta/contracts/money';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import type { ReconcileContext } from '../../context.ts';
import { windowDays } from './compare-outgoing.ts';
import type { OutgoingLine, OutgoingSides, PartyPaid, SentBack } from './sides.ts';

type Db = ReconcileContext['db'];

/** Payments from the account of a currency. */
async function readPayments(db: Db, currency: Currency, since: IsoDate): Promise<PartyPaid[]> {
  const { rows } = await sql<{
    reference: string;
    amount: string;
    paid_on: string;
    created_at: Date;
  }>`select reference, amount::text, paid_on::text, created_at from payable_payment
    where currency = ${currency} and paid_on >= ${since}::date order by paid_on, id`.execute(db);
  return rows.map(({ reference, amount, paid_on: day, created_at: at }) => ({
    reference,
    amountMinor: Number(amount),
    day,
    enteredOn: todayInIstanbul(new Date(at)),
  }));
}

/**
 * Refunds that a person sent, and transfers that went back, all in lira: the second under the reference they came with, all that was
 * open at once.
 */
async function readSentBack(db: Db, currency: Currency, since: IsoDate): Promise<SentBack[]> {
  if (currency !== 'TRY') return [];
  const { rows } = await sql<{ reference: string; amount: string; day: string }>`
    select reference, amount::text, sent_on::text as day from refund
      where state = 'DONE' and reference is not null and sent_on is not null and sent_on::text >= ${since}
    union all
    select t.reference, sum(m.amount)::text, ((m.updated_at at time zone 'Europe/Istanbul')::date)::text
      from transfer_money m join transfer t on t.id = m.transfer_id
      where m.state = 'RETURNED' and m.updated_at >= ${since}::date
      group by t.id, m.updated_at
    order by day, reference`.execute(db);
  return rows.map(({ amount, ...one }) => ({ ...one, amountMinor: Number(amount) }));
}

async function readLines(db: Db, currency: Currency, since: IsoDate): Promise<OutgoingLine[]> {
  const rows = await db
    .selectFrom('outgoing_line')
    .select(['id', 'day', 'amount', 'named'])
    .where('currency', '=', currency)
    .where('day', '>=', since)
    .orderBy('day')
    .orderBy('read_at')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, ...line }) => ({ ...line, amountMinor: Number(amount) }));
}

/** References under which money of ours left the account of a currency since a day. */
export async function referencesSince(
  db: Db,
  currency: Currency,
  since: IsoDate,
): Promise<{ ofPayments: string[]; all: string[] }> {
  const [payments, sentBack] = await Promise.all([
    readPayments(db, currency, since),
    readSentBack(db, currency, since),
  ]);
  const ofPayments = payments.map(({ reference }) => reference);
  return { ofPayments, all: [...ofPayments, ...sentBack.map(({ reference }) => reference)] };
}

/** What our books and our account in a currency say left since a day. */
export async function readOutgoing(
  { db }: Pick<ReconcileContext, 'db'>,
  currency: Currency,
  from: IsoDate,
): Promise<OutgoingSides> {
  const since = addDays(from, -windowDays);
  const [payments, sentBack, lines, days] = await Promise.all([
    readPayments(db, currency, since),
    readSentBack(db, currency, since),
    readLines(db, currency, since),
    db
      .selectFrom('bank_day')
      .select('day')
      .where('currency', '=', currency)
      .where('day', '>=', since)
      .execute(),
  ]);
  return { currency, from, payments, sentBack, lines, daysRead: new Set(days.map(({ day }) => day)) };
}
