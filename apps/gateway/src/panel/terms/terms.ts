import type { AnswerOf, ParsedRequestOf } from '@sigorta/contracts/operation';
import type { termsAsk, termsView } from '@sigorta/contracts/panel/terms';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Transaction } from 'kysely';
import { allPartners } from '../../partners/partner.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import type { PayloadOf } from '../../proposals/payload.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { namesFor } from '../shared/names.ts';

type Row = AnswerOf<typeof termsView>['rows'][number];
type Asked = ParsedRequestOf<typeof termsAsk>;

/** every product that has no terms of its own */
const everyProduct = '*';

const wrong = (field: string, message: string): Refusal =>
  new Refusal('invalid-input', { fields: [{ field, message }] });

/** Of rows about the same thing, the newest first, one is in force: the newest that has begun. */
function stateIn(same: readonly { since: Date }[], at: number, now: Date): Row['state'] {
  const inForce = same.findIndex(({ since }) => since <= now);
  if (inForce === at) return 'in-force';
  return inForce === -1 || at < inForce ? 'planned' : 'over';
}

/** Everything that counts, counted and will count. */
export const viewTerms: Handler<typeof termsView> = async (context, _, call) => {
  requireAllPartners(staffOf(call));
  const { db } = context;
  const now = context.clock();
  const [names, insurers, commissions, parts] = await Promise.all([
    namesFor(context, call.language),
    db.selectFrom('insurer').select(['id', 'name']).execute(),
    db.selectFrom('commission_terms').selectAll().orderBy('since', 'desc').execute(),
    db.selectFrom('partner_terms').selectAll().orderBy('since', 'desc').execute(),
  ]);
  const nameOf = new Map(insurers.map(({ id, name }) => [id, name]));
  const rows: Row[] = [];
  for (const same of Map.groupBy(commissions, (one) => `${one.insurer_id} ${one.product}`).values())
    for (const [at, { insurer_id: id, product, basis_points: basisPoints, since }] of same.entries())
      rows.push({
        kind: 'commission',
        insurer: { id, name: nameOf.get(id) ?? id },
        product: product === everyProduct ? null : names.product(product),
        partner: null,
        basisPoints,
        firstDay: todayInIstanbul(since),
        state: stateIn(same, at, now),
      });
  for (const same of Map.groupBy(parts, (one) => one.partner_id).values())
    for (const [at, { partner_id: id, basis_points: basisPoints, since }] of same.entries())
      rows.push({
        kind: 'partner',
        insurer: null,
        product: null,
        partner: names.partner(id),
        basisPoints,
        firstDay: todayInIstanbul(since),
        state: stateIn(same, at, now),
      });
  return { rows: rows.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1)) };
};

/** @throws Refusal `invalid-input` for what we do not sell, and for partners that are none of ours */
async function requireKnown(context: Context, asked: Asked): Promise<void> {
  if (asked.kind === 'partner') {
    const isKnown = (await allPartners(context)).some(({ id }) => id === asked.partnerId);
    if (!isKnown) throw wrong('partnerId', 'error.invalid-input');
    return;
  }
  const insurer = await context.db
    .selectFrom('insurer')
    .select('id')
    .where('id', '=', asked.insurerId)
    .executeTakeFirst();
  if (!insurer) throw wrong('insurerId', 'error.invalid-input');
  if (asked.product !== null && !context.products.named(asked.product))
    throw wrong('product', 'error.invalid-input');
}

const isToCome = ({ clock }: Pick<Context, 'clock'>, firstDay: string): boolean =>
  firstDay > todayInIstanbul(clock());

/** What was paid keeps the terms of its day: new ones begin tomorrow at the earliest, when a second person agreed. */
export const askTerms: Handler<typeof termsAsk> = async (context, asked, call) => {
  const staff = requireAllPartners(staffOf(call));
  await requireKnown(context, asked);
  if (!isToCome(context, asked.firstDay)) throw wrong('firstDay', 'error.invalid-input');
  const { reason, ...payload } = asked;
  const about =
    asked.kind === 'partner' ? [asked.partnerId] : [asked.insurerId, asked.product ?? everyProduct];
  await context.db.transaction().execute((trx) =>
    openProposal(context, trx, staff, {
      kind: 'terms',
      subject: about.join(' · '),
      orderId: null,
      partnerId: null,
      /* a part of everything that is sold */
      amount: null,
      payload,
      reason,
    }),
  );
  return { success: true };
};

/**
 * Adds terms that two persons agreed on.
 * @throws Refusal `changed-meanwhile` when their first day has begun, or others begin on it
 */
export async function addTerms(
  context: Pick<Context, 'clock'>,
  trx: Transaction<Database>,
  terms: PayloadOf<'terms'>,
): Promise<void> {
  if (!isToCome(context, terms.firstDay)) throw new Refusal('changed-meanwhile');
  const row = { since: startOfDay(terms.firstDay), basis_points: terms.basisPoints };
  const added =
    terms.kind === 'partner'
      ? await trx
          .insertInto('partner_terms')
          .values({ ...row, partner_id: terms.partnerId })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await trx
          .insertInto('commission_terms')
          .values({ ...row, insurer_id: terms.insurerId, product: terms.product ?? everyProduct })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Refusal('changed-meanwhile');
}
