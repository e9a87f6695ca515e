import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { defineOperation } from '../operation.ts';
import { toldLink } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const documentLink = defineOperation({
  producer: 'purchases/:purchaseId/document-link',
  method: 'POST',
  authority: 'buyer',
  cost: 'read',
  first: 'buying',
  request: v.object({ purchaseId: opaqueId, kind: v.picklist(['policy', 'receipt', 'pass']) }),
  answer: v.object({ url: toldLink, expiresAt: instant }),
  errors: ['not-found', 'document-not-ready'],
  summary:
    'A short-lived signed link to one document, for its owner only; `pass` is the policy for Apple Wallet, where `hasPass` says so.',
});
