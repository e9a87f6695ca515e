import { emailShape } from '@sigorta/validators/email';
import * as v from 'valibot';
import { languageSchema } from '../language.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const savedQuoteMail = defineOperation({
  producer: 'saved-quotes/:token/mail',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({
    token: opaqueId,
    language: languageSchema,
    email: v.pipe(
      v.string('field.email.error'),
      v.maxLength(254, 'field.email.error'),
      v.regex(emailShape, 'field.email.error'),
    ),
  }),
  answer: v.object({ success: v.literal(true) }),
  errors: ['not-found', 'link-expired'],
  summary: 'Mails product, prices and the link of a kept quote; only its owner may.',
});
