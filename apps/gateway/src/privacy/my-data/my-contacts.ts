import type { contactChoose } from '@sigorta/contracts/operations/contact-choose';
import type { myContacts } from '@sigorta/contracts/operations/my-contacts';
import { contactsOfPhone } from '../../buyers/contacts/contacts-of-phone.ts';
import { switchedOff, switchesOf } from '../../buyers/contacts/switches.ts';
import { requirePhone } from '../../buyers/login/login-cookie.ts';
import { phoneKey, phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Handler } from '../../platform/handler.ts';

export const listContacts: Handler<typeof myContacts> = async (context, _request, call) => {
  const phone = await requirePhone(context, call);
  return contactsOfPhone(context, { scope: call.partner.id, phone });
};

/** At once, for every tool of staff; each word is kept and the newest counts. */
export const chooseContact: Handler<typeof contactChoose> = async (context, { of, isOn }, call) => {
  const { db, clock, dataKeys, log } = context;
  const phone = await requirePhone(context, call);
  const partnerId = call.partner.id;
  await db
    .insertInto('contact_choice')
    .values({
      partner_id: partnerId,
      phone_key: phoneKey(dataKeys, phone),
      of,
      is_on: isOn,
      language: call.language,
      chosen_at: clock(),
    })
    .execute();
  log.info({ event: isOn ? 'contact-wanted' : 'contact-unwanted', kind: of, partner: partnerId });
  return switchesOf(await switchedOff(db, partnerId, phoneKeys(dataKeys, phone)));
};
