import { emailShape } from '@sigorta/validators/email';
import * as v from 'valibot';
import { consentSchema } from '../consent.ts';
import { freeLines, freeText } from '../free-text.ts';
import { languageSchema } from '../language.ts';
import { defineOperation } from '../operation.ts';
import { releaseId } from '../release-id.ts';
import { toldId, toldText } from '../told.ts';
import { typedPhone } from '../typed-phone.ts';
import { productId } from '../wire.ts';

/** The short application: used when a family's remote is down, and by the quote request product. */
export const basvuruYap = defineOperation({
  producer: 'vue/basvuru-yap',
  method: 'POST',
  authority: 'site',
  cost: 'message',
  keyed: {},
  request: v.object({
    adSoyad: freeText(120, 'field.fullName.error'),
    telefon: typedPhone,
    eposta: v.optional(
      v.pipe(
        v.string('field.email.error'),
        v.maxLength(254, 'field.email.error'),
        v.regex(emailShape, 'field.email.error'),
      ),
    ),
    urun: productId,
    dil: languageSchema,
    mesaj: v.optional(freeLines(2000, undefined, 0)),
    /** a request product's application in wire names; checked with the product's own schema */
    basvuru: v.optional(v.record(toldId, v.unknown())),
    onaylar: v.optional(v.pipe(v.array(consentSchema), v.maxLength(12))),
    /** release of the page that `basvuru` was filled in on */
    surum: v.optional(releaseId),
  }),
  answer: v.object({
    success: v.literal(true),
    message: toldText,
    data: v.object({ basvuruNo: toldId }),
  }),
  errors: ['consent-missing', 'release-gone', 'not-found'],
  summary: 'Leaves a short application that staff call back (spec §7).',
});
