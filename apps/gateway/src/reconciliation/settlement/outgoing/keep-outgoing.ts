import type { Currency } from '@sigorta/contracts/money';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { sql } from 'kysely';
import type { ReconcileContext } from '../../context.ts';
import type { Statement } from '../statement.ts';
import { windowDays } from './compare-outgoing.ts';
import { namedReference } from './named-reference.ts';
import { referencesSince } from './our-outgoing.ts';

type Kept = Pick<ReconcileContext, 'db' | 'clock'>;

/** Banks count references for themselves: those of an account in lira stand as they are, as they did when there was no other one. */
const nameOf = (currency: Currency, id: string): string => (currency === 'TRY' ? id : `${currency} ${id}`);

/**
 * Keeps what left our account on a day, and what came back under a reference of ours. Texts of lines name people and are not kept, so
 * what a line names is looked up while it is read, and told later where our books learn of it later.
 * @param isKnown whose lines are kept elsewhere: those of providers
 */
export async function keepOutgoing(
  { db, clock }: Kept,
  { account, currency, lines }: Statement,
  isKnown: (text: string) => boolean,
): Promise<void> {
  const others = lines.filter(
    ({ isBanksOwn, amountMinor, text }) => !isBanksOwn && amountMinor !== 0 && !isKnown(text),
  );
  if (others.length === 0) return;
  const earliest = others.map(({ day }) => day).toSorted()[0] ?? '';
  const references = await referencesSince(db, currency, addDays(earliest, -windowDays));
  const read = others.flatMap(({ id, day, amountMinor: amount, ownReference, text }) => {
    /* of what came only a payment that came back is ours to keep */
    const { all, ofPayments } = references;
    const named = namedReference(`${ownReference ?? ''} ${id} ${text}`, amount < 0 ? all : ofPayments);
    return amount > 0 && named === null
      ? []
      : [{ id: nameOf(currency, id), account, currency, day, amount, named, read_at: clock() }];
  });
  if (read.length === 0) return;
  await db
    .insertInto('outgoing_line')
    .values(read)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({ named: set.ref('excluded.named') }))
        .where(
          sql<boolean>`excluded.named is not null and excluded.named is distinct from outgoing_line.named`,
        ),
    )
    .execute();
}

/** A day on which an account was read once it was over: of it a line that is not there is missing. */
export async function keepDay({ db, clock }: Kept, currency: Currency, day: IsoDate): Promise<void> {
  if (day >= todayInIstanbul(clock())) return;
  await db
    .insertInto('bank_day')
    .values({ currency, day, read_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
