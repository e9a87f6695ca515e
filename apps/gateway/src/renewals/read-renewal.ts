import { lira } from '@sigorta/contracts/money';
import type { RenewalView } from '@sigorta/contracts/renewal';
import { draftOf } from '@sigorta/product-kit/draft';
import { renewedApplication } from '@sigorta/product-kit/renewal/renewed-application';
import type { Context } from '../platform/context.ts';
import { unseal } from '../platform/sensitive/seal.ts';
import { answersOf, periodsOf } from './ask-again.ts';
import { remindersToCome } from './choose-renewal.ts';
import { chosenOf } from './chosen.ts';
import { type PolicyToRenew, policiesToRenew } from './policy-to-renew.ts';
import { renewable, whyOver } from './why-left.ts';

const remindersOf = ({ db, clock }: Context, orderIds: readonly string[]) =>
  db
    .selectFrom('renewal_reminder')
    .leftJoin('saved_quote', (join) =>
      join
        .onRef('saved_quote.id', '=', 'renewal_reminder.saved_quote_id')
        .on('saved_quote.revoked_at', 'is', null)
        .on('saved_quote.expires_at', '>', clock()),
    )
    .select((row) => [
      'renewal_reminder.order_id',
      'renewal_reminder.state',
      'saved_quote.id as savedId',
      'saved_quote.token',
      row
        .selectFrom('offer')
        .select(({ fn }) => fn.min('offer.price').as('lowest'))
        .whereRef('offer.quote_id', '=', 'saved_quote.latest_quote_id')
        .as('lowest'),
    ])
    .where('order_id', 'in', [...orderIds])
    .where('state', '<>', 'left')
    /* the nearest to the end is the newest */
    .orderBy('days_before')
    .execute();

type Newest = Awaited<ReturnType<typeof remindersOf>>[number];

/** The form of the next period with the answers that a browser may keep: no id, passport or health answer. */
async function formOf(context: Context, policy: PolicyToRenew): Promise<RenewalView['form']> {
  const [found, answers] = [renewable(context, policy), await answersOf(context, policy)];
  if (!found || !answers) return null;
  const { product } = found;
  const next = renewedApplication(product, answers, periodsOf(policy).periods);
  return { path: product.paths.form, answers: draftOf(product, next) };
}

async function viewOf(
  context: Context,
  policy: PolicyToRenew,
  isOn: boolean,
  newest: Newest | undefined,
): Promise<RenewalView | null> {
  if ((await whyOver(context, policy)) !== null) return null;
  const days = remindersToCome(context, policy).map(({ day }) => day);
  /* there is nothing left to switch on or to show */
  if (days.length === 0 && !newest && !isOn) return null;
  const { dataKeys, products } = context;
  const offers = await products.pathOf(policy, 'offers');
  const kept =
    newest?.savedId && newest.token && offers !== undefined
      ? {
          token: String(unseal(dataKeys, newest.savedId, newest.token)),
          path: offers,
          lowest: newest.lowest === null ? null : lira(Number(newest.lowest)),
        }
      : null;
  return { isOn, days, kept, form: newest?.state === 'form' ? await formOf(context, policy) : null };
}

/** What the owner of these purchases is told of their renewal, by order; nothing of those that are not renewed. */
export async function renewalsOf(
  context: Context,
  orders: readonly Pick<PolicyToRenew, 'id' | 'product'>[],
): Promise<ReadonlyMap<string, RenewalView>> {
  const asked = orders.filter((order) => renewable(context, order) !== null);
  const policies = await policiesToRenew(
    context.db,
    asked.map(({ id }) => id),
  );
  if (policies.length === 0) return new Map();
  const ids = policies.map(({ id }) => id);
  const [chosen, reminders] = await Promise.all([chosenOf(context.db, ids), remindersOf(context, ids)]);
  const views = await Promise.all(
    policies.map(async (policy) => {
      const newest = reminders.find(({ order_id }) => order_id === policy.id);
      return [policy.id, await viewOf(context, policy, chosen.has(policy.id), newest)] as const;
    }),
  );
  return new Map(views.flatMap(([id, view]) => (view ? [[id, view] as const] : [])));
}
