import type { peopleList } from '@sigorta/contracts/panel/staff-people';
import { fold } from '@sigorta/i18n/fold';
import { sql } from 'kysely';
import { allPartners } from '../../partners/partner.ts';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { namesFor } from '../shared/names.ts';

const stateOf = (row: { active: boolean; password_hash: string | null }) =>
  row.active ? (row.password_hash === null ? 'invited' : 'active') : 'off';

export const listPeople: Handler<typeof peopleList> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { role, state, partner } = request;
  const words = fold(request.search ?? '').replace(/[%_\\]/g, '');
  let query = context.db.selectFrom('staff');
  if (role) query = query.where('role', '=', role);
  if (partner) query = query.where('partner_id', '=', partner);
  if (state) query = query.where('active', '=', state !== 'off');
  if (state === 'invited') query = query.where('password_hash', 'is', null);
  if (state === 'active') query = query.where('password_hash', 'is not', null);
  if (words !== '') query = query.where(sql<boolean>`fold_words(name || ' ' || email) like ${`%${words}%`}`);
  const [page, owners, names, partners] = await Promise.all([
    listPage(context, query, (rows) => rows.selectAll(), { ...request, key: 'id' }),
    context.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('active', '=', true)
      .where('password_hash', 'is not', null)
      .execute(),
    namesFor(context, call.language),
    allPartners(context),
  ]);
  return {
    total: page.total,
    more: page.more,
    rows: page.rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      partner: row.partner_id === null ? null : names.partner(row.partner_id),
      state: stateOf(row),
      secondFactor: row.totp_confirmed_at !== null,
      createdAt: row.created_at.toISOString(),
      own: row.id === staff.id,
      lastOwner: row.role === 'owner' && row.active && owners.every(({ id }) => id === row.id),
    })),
    partners: partners.map(({ id }) => names.partner(id)),
  };
};
