import { permissionsOf } from '@sigorta/contracts/panel/permissions';
import type { staffMe as operation } from '@sigorta/contracts/panel/staff-me';
import { brandOfPartner } from '../partners/brand-of-partner.ts';
import type { Handler } from '../platform/handler.ts';
import { staffOf } from './staff-of.ts';

/** Everybody who opens the panel asks this first, so the language is kept here; written only when it is another one. */
export const staffMe: Handler<typeof operation> = async (context, _request, call) => {
  const { id, name, email, role, partnerId, sessionEndsAt } = staffOf(call);
  await context.db
    .updateTable('staff')
    .set({ language: call.language })
    .where('id', '=', id)
    .where('language', '<>', call.language)
    .execute();
  const brand = partnerId === null ? null : await brandOfPartner(context, partnerId);
  return {
    id,
    name,
    email,
    role,
    partner: partnerId === null ? null : { id: partnerId, name: brand?.name ?? partnerId },
    permissions: [...permissionsOf[role]],
    sessionEndsAt: sessionEndsAt.toISOString(),
  };
};
