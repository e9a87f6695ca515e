import type { Role } from '@sigorta/contracts/panel/permissions';
import { mayDecide } from '@sigorta/contracts/panel/proposal-kinds';
import type { Context } from '../../platform/context.ts';
import type { StoredProposal } from '../../proposals/close.ts';

interface Decider {
  id: string;
  role: Role;
  partner_id: string | null;
}

/** Everybody who can sign in and whose role decides about anything: a handful of the house. */
export const readDeciders = async ({ db }: Pick<Context, 'db'>): Promise<Decider[]> =>
  db
    .selectFrom('staff')
    .select(['id', 'role', 'partner_id'])
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where('role', 'in', ['owner', 'finance'])
    .execute();

/** Whether one of them could decide what another one asked for: his role, his limit, his scope. */
export const hasDecider = (
  deciders: readonly Decider[],
  { asked_by, kind, amount, partner_id }: Pick<StoredProposal, 'asked_by' | 'kind' | 'amount' | 'partner_id'>,
): boolean =>
  deciders.some(
    ({ id, role, partner_id: scope }) =>
      id !== asked_by &&
      (scope === null || scope === partner_id) &&
      mayDecide(role, kind, amount === null ? null : Number(amount)),
  );
