import type { listChoices } from '@sigorta/contracts/panel/list-choices';
import { allPartners } from '../../partners/partner.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { workersOn } from '../assignment/assignable.ts';
import { namesFor } from '../shared/names.ts';

export const readChoices: Handler<typeof listChoices> = async (context, _request, call) => {
  const caller = staffOf(call);
  const scope = scopeOf(caller);
  const [names, partners, insurers, staff] = await Promise.all([
    namesFor(context, call.language),
    allPartners(context),
    context.db.selectFrom('insurer').select(['id', 'name']).orderBy('name').execute(),
    workersOn(context.db, caller, 'application'),
  ]);
  return {
    products: context.products.allLive().map(({ product }) => names.product(product.id)),
    insurers,
    partners: partners.filter(({ id }) => scope === null || id === scope).map(({ id }) => names.partner(id)),
    staff: staff.map(({ id, name }) => ({ id, name })),
  };
};
