import type { listChoices } from '@sigorta/contracts/panel/list-choices';
import { may } from '@sigorta/contracts/panel/permissions';
import { allPartners } from '../../partners/partner.ts';
import type { Handler } from '../../platform/handler.ts';
import { bookOf, staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../shared/names.ts';

export const readChoices: Handler<typeof listChoices> = async (context, _request, call) => {
  const book = bookOf(staffOf(call));
  const [names, partners, insurers, staff] = await Promise.all([
    namesFor(context, call.language),
    allPartners(context),
    context.db.selectFrom('insurer').select(['id', 'name']).orderBy('name').execute(),
    context.db
      .selectFrom('staff')
      .select(['id', 'name', 'role'])
      .where('active', '=', true)
      .$if(book !== null, (query) => query.where('partner_id', '=', book ?? ''))
      .orderBy('name')
      .execute(),
  ]);
  return {
    products: [...context.products.keys()].map(names.product),
    insurers,
    partners: partners.filter(({ id }) => book === null || id === book).map(({ id }) => names.partner(id)),
    staff: staff.filter(({ role }) => may(role, 'applications:work')).map(({ id, name }) => ({ id, name })),
  };
};
