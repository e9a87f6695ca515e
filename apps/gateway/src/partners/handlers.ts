import type { categories } from '@sigorta/contracts/operations/categories';
import type { partnerWebsiteInfo } from '@sigorta/contracts/operations/partner-website-info';
import type { Handler, Handlers } from '../platform/handler.ts';

/** An array whose first item is used (spec §7). */
const readPartnerSettings: Handler<typeof partnerWebsiteInfo> = async (_context, _request, call) => [
  call.partner.settings,
];

const readCategories: Handler<typeof categories> = (context) =>
  context.db.selectFrom('category').select(['id', 'kategori_ismi']).orderBy('id').execute();

export const partnerHandlers = {
  partnerWebsiteInfo: readPartnerSettings,
  categories: readCategories,
} satisfies Partial<Handlers>;
