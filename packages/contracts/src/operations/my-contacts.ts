import { contactLedgerSchema } from '../contacts.ts';
import { defineOperation } from '../operation.ts';
import { empty } from '../wire.ts';

export const myContacts = defineOperation({
  producer: 'my-contacts',
  method: 'GET',
  authority: 'site',
  cost: 'read',
  request: empty,
  answer: contactLedgerSchema,
  errors: ['sign-in-required'],
  summary: 'Every mail, short message and noted call to the phone that logged in, and what it switched off.',
});
