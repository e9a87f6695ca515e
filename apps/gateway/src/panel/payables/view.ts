import type { AnswerOf } from '@sigorta/contracts/operation';
import {
  mostStatementRows,
  type payableStatement,
  type payablesView,
} from '@sigorta/contracts/panel/payables';
import type { Language } from '@sigorta/i18n/language';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { type Named, namesFor } from '../shared/names.ts';
import { type Payable, type PayableSums, payableAccounts } from './accounts.ts';
import { type StatementRow, statementRows } from './statement-rows.ts';

/** Names of whom we owe. */
export async function partyNames(
  context: Context,
  language: Language,
): Promise<(of: Pick<Payable, 'kind' | 'partyId'>) => Named> {
  const [names, insurers] = await Promise.all([
    namesFor(context, language),
    context.db.selectFrom('insurer').select(['id', 'name']).execute(),
  ]);
  const nameOf = new Map(insurers.map(({ id, name }) => [id, name]));
  return ({ kind, partyId: id }) =>
    kind === 'partner' ? names.partner(id) : { id, name: nameOf.get(id) ?? id };
}

export const viewPayables: Handler<typeof payablesView> = async (context, { month }, call) => {
  requireAllPartners(staffOf(call));
  const [named, accounts] = await Promise.all([
    partyNames(context, call.language),
    payableAccounts(context, month),
  ]);
  return { rows: accounts.map(({ partyId, ...one }) => ({ ...one, party: named({ ...one, partyId }) })) };
};

/** @throws Refusal `not-found` where nothing ever moved until the end of the month */
export async function accountOf(
  context: Pick<Context, 'db'>,
  of: Payable,
  month: string,
): Promise<Payable & PayableSums> {
  const [account] = await payableAccounts(context, month, of);
  if (!account) throw new Refusal('not-found');
  return account;
}

/** What an account owes now. */
export async function owedNow(context: Pick<Context, 'db' | 'clock'>, of: Payable): Promise<number> {
  const [account] = await payableAccounts(context, todayInIstanbul(context.clock()).slice(0, 7), of);
  return account?.closing ?? 0;
}

type Shown = AnswerOf<typeof payableStatement>['rows'][number];

const shownRow = ({ at, productId, ...row }: StatementRow, product: (id: string) => Named): Shown => ({
  ...row,
  at: at.toISOString(),
  product: productId === null ? null : product(productId),
});

export const viewStatement: Handler<typeof payableStatement> = async (context, { month, ...of }, call) => {
  requireAllPartners(staffOf(call));
  const account = await accountOf(context, of, month);
  const [named, names] = await Promise.all([
    partyNames(context, call.language),
    namesFor(context, call.language),
  ]);
  const rows: Shown[] = [];
  const sums = { premium: 0, commission: 0, count: 0 };
  for await (const piece of statementRows(context, of, month))
    for (const row of piece) {
      sums.premium += row.premium;
      sums.commission += row.commission;
      sums.count += 1;
      if (rows.length < mostStatementRows) rows.push(shownRow(row, names.product));
    }
  const { partyId: _, ...told } = account;
  return { ...told, ...sums, party: named(of), rows, owedNow: await owedNow(context, of) };
};
