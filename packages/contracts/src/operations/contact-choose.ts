import * as v from 'valibot';
import { contactSwitches, contactSwitchesSchema } from '../contacts.ts';
import { defineOperation } from '../operation.ts';

export const contactChoose = defineOperation({
  producer: 'my-contacts/choose',
  method: 'POST',
  authority: 'buyer',
  cost: 'message',
  request: v.object({ of: v.picklist(contactSwitches), isOn: v.boolean() }),
  answer: contactSwitchesSchema,
  errors: ['sign-in-required'],
  summary: 'Whether staff may call the phone that logged in, or write to its owner; each word is kept.',
});
