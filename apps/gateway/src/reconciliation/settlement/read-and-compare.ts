import type { Currency } from '@sigorta/contracts/money';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { PaymentProvider } from '../../payments/provider/provider.ts';
import type { Settlement } from '../../payments/provider/settlement.ts';
import type { Difference } from '../compare/kinds.ts';
import type { ReconcileContext } from '../context.ts';
import { compareSettlement, sourceOf } from './compare-settlement.ts';
import { readSides } from './our-settlement.ts';
import { bankSource, compareOutgoing } from './outgoing/compare-outgoing.ts';
import { readOutgoing } from './outgoing/our-outgoing.ts';
import { postBanked, readBank } from './read-bank.ts';
import { type ChangedRow, holderOf, readPayouts } from './read-payouts.ts';

/** days of charges and payments that are looked at: older ones are well or a case since long */
const spanDays = 92;
const dayMs = 86_400_000;

const currencies: readonly Currency[] = ['TRY', 'EUR', 'USD'];

/** Currencies of our accounts that are read. */
const accountsOf = ({ config }: ReconcileContext): Currency[] =>
  currencies.filter((currency) => config.bankStatements[currency] !== null);

/** What settlement came to. */
export interface PayoutsCompared {
  differences: Difference[];
  /** books that were read whole, by their source */
  answered: string[];
  silent: string[];
  /** subjects of which nothing is concluded */
  unasked: string[];
  /** what is compared began here */
  from: Date;
}

const changedRow = (source: string, row: ChangedRow): Difference => ({
  kind: 'payout-changed',
  source,
  subject: `${row.payout} ${row.id}`,
  orderId: row.orderId,
  hereMinor: Math.abs(row.netBefore),
  outsideMinor: Math.abs(row.netNow),
  currency: 'TRY',
  detail: row.payout,
  at: row.at,
});

/** A row that once said something else is for persons, whatever it says now. */
const changedBefore = async ({ db }: ReconcileContext): Promise<string[]> =>
  (
    await db
      .selectFrom('difference')
      .select('subject')
      .where('kind', '=', 'payout-changed')
      .where('closed_at', 'is', null)
      .execute()
  ).map(({ subject }) => subject);

type Paying = { provider: PaymentProvider; settlement: Settlement };

const daysBack = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(today, -back)).reverse();

/**
 * Reads what providers paid out and what our bank has, writes what came into the ledger, and compares it all. A file that cannot be read
 * says nothing: neither that money is missing nor that a difference is gone.
 * @param days how far back files are read
 */
export async function compareWithPayouts(context: ReconcileContext, days: number): Promise<PayoutsCompared> {
  const now = context.clock();
  const today = todayInIstanbul(now);
  const from = new Date(now.getTime() - spanDays * dayMs);
  const paying = context.connectors
    .all()
    .flatMap((provider): Paying[] =>
      provider.settlement ? [{ provider, settlement: provider.settlement }] : [],
    );
  const compared: PayoutsCompared = { differences: [], answered: [], silent: [], unasked: [], from };
  const accounts = accountsOf(context);
  if (paying.length === 0 && accounts.length === 0) return compared;
  compared.unasked.push(...(await changedBefore(context)));
  const read = daysBack(today, days);
  const senders = paying.map(({ provider, settlement }) => ({
    holder: holderOf(provider),
    bankWord: settlement.bankWord,
  }));
  for (const currency of accounts) {
    /* providers pay to the account in lira */
    const isRead = await readBank(context, currency, {
      senders: currency === 'TRY' ? senders : [],
      days: read,
    });
    if (!isRead) {
      compared.silent.push(bankSource(currency));
      continue;
    }
    const sides = await readOutgoing(context, currency, todayInIstanbul(from));
    compared.differences.push(...compareOutgoing(sides, today));
    compared.answered.push(bankSource(currency));
  }
  const isBankRead = !compared.silent.includes(bankSource('TRY'));
  for (const { provider, settlement } of paying) {
    const source = sourceOf({ holder: holderOf(provider) });
    const changed = await readPayouts(context, provider, settlement, read);
    await postBanked(context);
    if (changed === 'unanswered' || !isBankRead) {
      if (changed === 'unanswered') compared.silent.push(source);
      continue;
    }
    const sides = await readSides(context, provider, { from, day: todayInIstanbul(from) });
    compared.differences.push(
      ...compareSettlement(sides, settlement, now),
      ...changed.map((row) => changedRow(source, row)),
    );
    compared.answered.push(source);
  }
  return compared;
}
