import type { Operation } from '@sigorta/contracts/operation';
import { operations } from '@sigorta/contracts/operations/table';

/** Names under which a thing of a buyer is asked for; a link's token and a code's challenge are secrets, not ids. */
export const idNames = ['quoteId', 'offerId', 'purchaseId', 'paymentId'] as const;

export const entriesOf = ({ request }: Operation): string[] =>
  'entries' in request && typeof request.entries === 'object' ? Object.keys(request.entries ?? {}) : [];

/** its code decides; the purchase it names only says whose phone is known, and is looked at beside the login's tests */
const decidedByCode = ['otpVerify'];

/** Operations outside the panel that name a thing. */
export const namingOperations: [string, Operation][] = Object.entries<Operation>(operations).filter(
  ([name, operation]) =>
    !decidedByCode.includes(name) &&
    operation.authority !== 'staff' &&
    entriesOf(operation).some((name) => (idNames as readonly string[]).includes(name)),
);

/** Opened on any device by the link in a mail; what is personal stays with the session that bought. */
export const openedByLink = ['purchaseStatus', 'paymentStatus'];
