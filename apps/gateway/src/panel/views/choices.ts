import type { listChoices } from '@sigorta/contracts/panel/list-choices';
import { may } from '@sigorta/contracts/panel/permissions';
import { allPartners } from '../../partners/partner.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';

export const readChoices: Handler<typeof listChoices> = async (context, _request, call) => {
  const scope = scopeOf(staffOf(call));
  const [names, partners, insurers, staff] = await Promise.all([
    namesFor(context, call.language),
    allPartners(context),
    context.db.selectFrom('insurer').select(['id', 'name']).orderBy('name').execute(),
    context.db
      .selectFrom('staff')
      .select(['id', 'name', 'role'])
      .where('active', '=', true)
      .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
      .orderBy('name')
      .execute(),
  ]);
  return {
    products: context.products.allLive().map(({ product }) => names.product(product.id)),
    insurers,
    partners: partners.filter(({ id }) => scope === null || id === scope).map(({ id }) => names.partner(id)),
    staff: staff.filter(({ role }) => may(role, 'applications:work')).map(({ id, name }) => ({ id, name })),
  };
};
