import { randomBytes } from 'node:crypto';
import type { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from './handler.ts';

/** E.164, Turkish when no dial code is given (decisions 13). */
const phoneOf = (text: string): string => {
  const parsed = parsePhoneNumberFromString(text, 'TR');
  if (!parsed?.isValid()) {
    throw new Refusal('invalid-input', { fields: [{ field: 'telefon', message: 'field.phone.error' }] });
  }
  return parsed.number;
};

/** Letters that cannot be mistaken for each other when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const applicationNumber = (): string =>
  [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length] ?? '2').join('');

/** Stores a short application that staff call back (spec §7). */
export const takeApplication: Handler<typeof basvuruYap> = async (context, request, call) => {
  const id = applicationNumber();
  await context.db
    .insertInto('application')
    .values({
      id,
      partner_id: call.partner.id,
      full_name: request.adSoyad,
      phone: phoneOf(request.telefon),
      product: request.urun,
      language: request.dil,
      message: request.mesaj ?? null,
      created_at: context.clock(),
    })
    .execute();
  context.log.info({ event: 'application-taken', product: request.urun, partner: call.partner.id });
  return { success: true, message: 'Başvurunuz başarıyla alınmıştır.', data: { basvuruNo: id } };
};
