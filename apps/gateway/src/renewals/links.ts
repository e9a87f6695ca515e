import { withLanguage } from '@sigorta/i18n/paths';
import { addressOfOrder } from '../partners/origin-of-order.ts';
import { addressForPartner } from '../partners/partner-origin.ts';
import { unseal } from '../platform/sensitive/seal.ts';
import type { RenewalContext } from './context.ts';
import type { ToSend } from './reminder-to-send.ts';

/** The policy's own page, where its owner sees the same prices and the switch. */
export const policyPage = async (context: RenewalContext, { policy }: ToSend): Promise<string> =>
  addressOfOrder(
    context,
    policy,
    `${withLanguage((await context.products.pathOf(policy, 'policy')) ?? '/', policy.language)}?satin-alma=${policy.id}`,
  );

/** The kept prices, one press before paying; else the policy's page, which leads to the form with what was answered. */
export async function renewalLink(context: RenewalContext, toSend: ToSend): Promise<string> {
  const { policy, row } = toSend;
  const offers = await context.products.pathOf(policy, 'offers');
  if (!row.savedId || !row.token || offers === undefined) return policyPage(context, toSend);
  const token = String(unseal(context.dataKeys, row.savedId, row.token));
  return addressForPartner(
    context,
    policy.partner_id,
    `${withLanguage(offers, policy.language)}?kayit=${token}`,
  );
}
