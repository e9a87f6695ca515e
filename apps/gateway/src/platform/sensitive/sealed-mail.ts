import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { DataKeys } from '../ports.ts';
import type { SealedText } from './also-sealed.ts';
import { keyedHash, keyedHashes } from './keyed-hash.ts';
import { isSealed, type Sealing, seal } from './seal.ts';
import { openText } from './sealed-text.ts';

/* Mail addresses of a record: sealed under its key, and found as a whole by a keyed hash beside them. */

/** As it is stored: in clear while a version before may read it. */
export const sealMail = (keys: Sealing, what: SealedText, id: string, mail: string | null): string | null =>
  mail !== null && keys.sealing().alsoSeals?.includes(what) ? seal(keys, id, mail) : mail;

/**
 * As it was given; null where there is none, or nobody opens it any more.
 * @param stored with the record's wrapped key, read with it
 * @throws DoesNotOpen
 */
export const openMail = (
  keys: DataKeys,
  stored: { id: string; email: string | null; record_key: string | null },
): string | null => {
  const { id, email, record_key } = stored;
  return email === null ? null : openText(keys, { id, text: email, record_key });
};

const asHashed = (mail: string): string => mail.trim().toLowerCase();

/** A mail address as it can be found again without being stored. */
export const mailKey = (keys: DataKeys, mail: string): string =>
  keyedHash(keys, 'mail index', asHashed(mail));

/** Of the mail address that a form asks for; null where there is none, or it is sealed. @param application before it is sealed */
export const mailKeyIn = (keys: DataKeys, product: Product, application: Application): string | null => {
  const field = fieldsOf(product).find(({ kind }) => kind === 'email');
  const mail = field && (application as FieldValues)[field.name];
  return typeof mail === 'string' && mail !== '' && !isSealed(mail) ? mailKey(keys, mail) : null;
};

/** Under every key that was in use, for looking up. */
export const mailKeys = (keys: DataKeys, mail: string): string[] =>
  keyedHashes(keys, 'mail index', asHashed(mail));
