import type { myConsents } from '@sigorta/contracts/operations/my-consents';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import type { Handler } from '../../platform/handler.ts';
import { consentsOfPhone } from './consents-of-phone.ts';

export const listConsents: Handler<typeof myConsents> = async (context, _request, call) => {
  const phone = await requirePhone(context, call);
  return { consents: await consentsOfPhone(context, call.partner.id, phone, call.language) };
};
