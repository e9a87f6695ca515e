import { permissionsOf } from '@sigorta/contracts/panel/permissions';
import type { staffMe as operation } from '@sigorta/contracts/panel/staff-me';
import { brandOfPartner } from '../partners/brand-of-partner.ts';
import type { Handler } from '../platform/handler.ts';
import { staffOf } from './staff-of.ts';

export const staffMe: Handler<typeof operation> = async (context, _request, call) => {
  const { id, name, email, role, partnerId, sessionEndsAt } = staffOf(call);
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
