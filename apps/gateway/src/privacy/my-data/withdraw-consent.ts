import type { consentWithdraw } from '@sigorta/contracts/operations/consent-withdraw';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import { phoneKey } from '../../buyers/login/phone-key.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { consentsOfPhone } from './consents-of-phone.ts';

/** At once, for everything it was given with; the law would allow three days (spec §9). */
export const withdrawConsent: Handler<typeof consentWithdraw> = async (context, { consent }, call) => {
  const { db, clock, dataKeys } = context;
  const phone = await requirePhone(context, call);
  const given = await consentsOfPhone(context, call.partner.id, phone, call.language);
  const own = given.filter((one) => one.consent === consent && one.nature === 'free');
  const [latest] = own;
  if (!latest) throw new Refusal('not-found');
  if (latest.withdrawnAt !== null) return { withdrawnAt: latest.withdrawnAt };
  const now = clock();
  await db
    .insertInto('consent_withdrawal')
    .values({
      id: randomId(),
      partner_id: call.partner.id,
      phone_key: phoneKey(dataKeys, phone),
      consent,
      language: call.language,
      withdrawn_at: now,
    })
    .execute();
  context.log.info({ event: 'consent-withdrawn', kind: consent, partner: call.partner.id });
  return { withdrawnAt: now.toISOString() };
};
