import type { Handlers } from '../../platform/handler.ts';
import { deleteMyData } from './delete-my-data.ts';
import { sendDeletionCode } from './deletion-code.ts';
import { listConsents } from './list-consents.ts';
import { chooseContact, listContacts } from './my-contacts.ts';
import { readMyData } from './read-my-data.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export const myDataHandlers = {
  myConsents: listConsents,
  consentWithdraw: withdrawConsent,
  myContacts: listContacts,
  contactChoose: chooseContact,
  myData: readMyData,
  deletionCode: sendDeletionCode,
  myDataDelete: deleteMyData,
} satisfies Partial<Handlers>;
