import { hashV3, isHash } from '@sigorta/payment-wire/nestpay-hash';
import type { FormFields } from '../form-fields.ts';
import type { BankReturn } from '../provider.ts';
import { readFormAmount } from './amount.ts';
import type { NestPayConfig } from './wire.ts';

const longestField = 2_000;

/** Every field once and of reasonable length, else null. */
function single(fields: FormFields): Record<string, string> | null {
  const texts: Record<string, string> = Object.create(null);
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(fields)) {
    /* names that differ in their case only stand in no certain order: such a form proves nothing */
    const folded = name.toLowerCase();
    if (typeof value !== 'string' || value.length > longestField || seen.has(folded)) return null;
    seen.add(folded);
    texts[name] = value;
  }
  return texts;
}

/** ISO-8859-9 bytes as those of UTF-8: which of both a bank hashes is nowhere said, and each needs the key. */
const asUtf8 = (value: string): string =>
  Buffer.from(new TextDecoder('iso-8859-9').decode(Buffer.from(value, 'latin1')), 'utf8').toString('latin1');

function isGenuine(fields: Record<string, string>, storeKey: string): boolean {
  if (isHash(hashV3(fields, storeKey), fields.HASH)) return true;
  const translated = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asUtf8(value)]));
  return isHash(hashV3(translated, storeKey), fields.HASH);
}

/** What `finish` reads again of a return. */
export interface Proof {
  md: string;
  xid: string;
  eci: string;
  cavv: string;
  /** the bank says that it authenticated and, where it charges, that it took the money */
  approved: boolean;
  procReturnCode: string;
}

export function readProof(proof: string | null): Proof | null {
  if (proof === null) return null;
  try {
    return JSON.parse(proof) as Proof;
  } catch {
    return null;
  }
}

/** Whether the form is of our account, our way of payment and our currency. */
const isOurs = (config: NestPayConfig, fields: Record<string, string>): boolean =>
  fields.hashAlgorithm === 'ver3' &&
  fields.clientid === config.clientId &&
  fields.storetype === config.storeType &&
  fields.currency === '949';

/** What the proofs of a full authentication look like: base64 of 20 bytes and more, a commerce indicator, the gate's own text. */
const proofShapes = {
  md: /^\S{20,}$/,
  xid: /^[\w+/=-]{20,}$/,
  eci: /^0[0-7]$/,
  cavv: /^[\w+/=-]{20,}$/,
};

/**
 * The hash covers values in the order of their names, not the names: whoever gives a value another name of the same place
 * keeps it. So everything that is read has to be there under its own name, and to look like itself.
 */
function isNamedRight({ storeType }: NestPayConfig, fields: Record<string, string>): boolean {
  if (!/^\d$/.test(fields.mdStatus ?? '')) return false;
  if (fields.mdStatus !== '1') return true;
  if (!Object.entries(proofShapes).every(([name, shape]) => shape.test(fields[name] ?? ''))) return false;
  return storeType === '3d' || (fields.Response !== undefined && fields.ProcReturnCode !== undefined);
}

const proofOf = (fields: Record<string, string>, approved: boolean): Proof => ({
  md: fields.md ?? '',
  xid: fields.xid ?? '',
  eci: fields.eci ?? '',
  cavv: fields.cavv ?? '',
  approved,
  procReturnCode: fields.ProcReturnCode ?? '',
});

/**
 * The form the bank makes the browser post to us, believed only with its hash, for our own account and way of payment.
 * Where the bank takes the money itself, what it says of that is a hint and no more: `finish` asks, whatever the form says.
 */
export function readBankReturn(config: NestPayConfig, form: FormFields): BankReturn | null {
  const fields = single(form);
  if (fields === null || !isOurs(config, fields) || !isGenuine(fields, config.storeKey)) return null;
  if (!isNamedRight(config, fields)) return null;
  const { oid, mdStatus } = fields;
  const paidMinor = readFormAmount(fields.amount ?? '');
  if (!oid || mdStatus === undefined || paidMinor === null) return null;
  /* only the exact text "1" is full authentication */
  const authenticated = mdStatus === '1';
  const atBank = config.storeType === '3d_pay';
  const bankTook = fields.Response === 'Approved' && fields.ProcReturnCode === '00';
  return {
    attemptId: oid,
    paymentId: oid,
    mdStatus,
    paidMinor,
    authenticated: atBank || authenticated,
    proof: JSON.stringify(proofOf(fields, authenticated && (!atBank || bankTook))),
  };
}
