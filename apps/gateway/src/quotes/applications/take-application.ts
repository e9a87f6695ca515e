import { randomBytes } from 'node:crypto';
import type { Consent } from '@sigorta/contracts/consent';
import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import { isCurrentConsent } from '@sigorta/legal/consents';
import { isRequest } from '@sigorta/product-kit/is-request';
import { mobileOf } from '../../buyers/phone-of.ts';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import { checkedApplication } from '../../catalogue/products/checked-application.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import { newRecordKey, withRecordKeys } from '../../platform/sensitive/record-keys.ts';
import type { Sealing } from '../../platform/sensitive/seal.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { mailKey, sealMail } from '../../platform/sensitive/sealed-mail.ts';
import { sealName, typedName } from '../../platform/sensitive/sealed-name.ts';
import { sealPhone } from '../../platform/sensitive/sealed-phone.ts';

/** Letters that cannot be mistaken for each other when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const applicationNumber = (): string =>
  [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length] ?? '2').join('');

/**
 * What a short application shows as evidence: the notice somebody was shown, and the marketing consent if it was given.
 * @throws Refusal `consent-missing` when one names another wording than the one in force
 */
const shortConsents = (given: readonly Consent[]): string => {
  const wrong = given.filter((one) => !isCurrentConsent(one));
  if (wrong.length > 0) {
    throw new Refusal('consent-missing', {
      fields: wrong.map(({ id }) => ({ field: `onaylar.${id}`, message: 'error.consent-missing' })),
    });
  }
  return JSON.stringify(given);
};

/** A request product's form, checked like any other; a message or a call back has none. */
const formOf = async (
  context: Context,
  { id, keys }: { id: string; keys: Sealing },
  request: ParsedRequestOf<typeof basvuruYap>,
) => {
  if (request.basvuru === undefined)
    return { answers: null, consents: shortConsents(request.onaylar ?? []), person_keys: [], release: null };
  const { product, release } = await context.products.begun(request.urun, request.surum);
  if (!isRequest(product)) throw new Refusal('not-found');
  const application = checkedApplication(product, request.basvuru, context.clock(), 'basvuru');
  const consents = givenConsents(product, 'form', request.onaylar ?? [], 'onaylar');
  return {
    answers: JSON.stringify(sealApplication(keys, product, id, application)),
    consents: JSON.stringify(consents),
    person_keys: personKeys(context.dataKeys, product, application),
    release,
  };
};

/** Stores an application that staff call back (spec §7): a short one, or a request product's whole form. */
export const takeApplication: Handler<typeof basvuruYap> = async (context, request, call) => {
  const id = applicationNumber();
  const now = context.clock();
  const phone = mobileOf(request.telefon, 'telefon');
  const own = newRecordKey(context.dataKeys, { id, partnerId: call.partner.id, phone }, now);
  const row = {
    id,
    partner_id: call.partner.id,
    ...sealName(context.dataKeys, own.keys, { id, name: typedName(request.adSoyad, 'adSoyad') }),
    ...sealPhone(context.dataKeys, own.keys, { what: 'application.phone', id, phone }),
    email: sealMail(own.keys, 'application.email', id, request.eposta ?? null),
    email_key: request.eposta === undefined ? null : mailKey(context.dataKeys, request.eposta),
    product: request.urun,
    language: request.dil,
    message: request.mesaj ?? null,
    ...(await formOf(context, { id, keys: own.keys }, request)),
    created_at: now,
  };
  await context.db.transaction().execute(async (trx) => {
    await (own.row ? withRecordKeys(trx, [own.row]) : trx).insertInto('application').values(row).execute();
    await enqueue(trx, 'mail-application', id, now);
  });
  context.log.info({ event: 'application-taken', product: request.urun, partner: call.partner.id });
  return { success: true, message: 'Başvurunuz başarıyla alınmıştır.', data: { basvuruNo: id } };
};
