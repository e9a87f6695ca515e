import { may, type Permission } from '@sigorta/contracts/panel/permissions';
import type { Kysely } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import type { Named } from '../shared/names.ts';

/** What is given to somebody, and what they need to work on it. */
const workOn = { application: 'applications:work', quote: 'quotes:work' } as const satisfies Record<
  string,
  Permission
>;
export type Assigned = keyof typeof workOn;

/** Whoever works on such things in the caller's scope; of everybody's when it has none. */
export const workersOn = async (
  db: Kysely<Database>,
  staff: Staff,
  kind: Assigned,
): Promise<(Named & { scope: string | null })[]> => {
  const scope = scopeOf(staff);
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'partner_id'])
    .where('active', '=', true)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .orderBy('name')
    .execute();
  return rows
    .filter(({ role }) => may(role, workOn[kind]))
    .map(({ id, name, partner_id }) => ({ id, name, scope: partner_id }));
};

/**
 * Whom the caller may give a record of this partner to: everybody who sees it, works on such things and whom the caller may
 * know of. What a page offers and what the gateway takes are both this.
 */
export const assignableTo = async (
  db: Kysely<Database>,
  staff: Staff,
  kind: Assigned,
  partnerId: string,
): Promise<Named[]> => {
  if (!may(staff.role, workOn[kind])) return [];
  const workers = await workersOn(db, staff, kind);
  return workers
    .filter(({ scope }) => scope === null || scope === partnerId)
    .map(({ id, name }) => ({ id, name }));
};

/** @throws Refusal `invalid-input` for anybody whom `assignableTo` does not offer */
export const checkAssignee = async (
  db: Kysely<Database>,
  staff: Staff,
  kind: Assigned,
  { assigneeId, partnerId }: { assigneeId: string; partnerId: string },
): Promise<void> => {
  const offered = await assignableTo(db, staff, kind, partnerId);
  if (offered.some(({ id }) => id === assigneeId)) return;
  throw new Refusal('invalid-input', { fields: [{ field: 'assigneeId', message: 'error.invalid-input' }] });
};
