import type { partnerCheck, partnerList, partnerRead } from '@sigorta/contracts/panel/partners';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { shownCategories } from './categories.ts';
import { findPartner, freshBrand, ignoredNow, partnerDetail, wholeSettings } from './partner-detail.ts';

export const listPartners: Handler<typeof partnerList> = async (context, _request, call) => {
  const scope = scopeOf(staffOf(call));
  const rows = await context.db
    .selectFrom('partner')
    .select(['id', 'hosts', 'settings'])
    .$if(scope !== null, (query) => query.where('id', '=', scope ?? ''))
    .orderBy('id')
    .execute();
  const partners = await Promise.all(
    rows.map(async ({ id, hosts, settings: stored }) => {
      const settings = wholeSettings(stored);
      const { name, colour, isAgency, products } = await freshBrand(context, { id, settings });
      const ignored = (await ignoredNow(context, settings)).length;
      return { id, name, colour, hosts, agency: isAgency, products: products?.length ?? null, ignored };
    }),
  );
  return {
    partners,
    categories: await shownCategories(context, call.language),
    categoryNames: [...new Set(context.products.allLive().map(({ product }) => product.categoryName))],
  };
};

export const readPartner: Handler<typeof partnerRead> = async (context, { id }, call) => {
  const partner = await findPartner(context, id, scopeOf(staffOf(call)));
  return {
    partner: await partnerDetail(context, partner),
    categories: await shownCategories(context, call.language),
  };
};

export const checkPartner: Handler<typeof partnerCheck> = async (context, { id, settings }, call) => {
  await findPartner(context, id, scopeOf(staffOf(call)));
  return { brand: await freshBrand(context, { id, settings }), ignored: await ignoredNow(context, settings) };
};
