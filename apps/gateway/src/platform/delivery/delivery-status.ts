import type { DeliveryState } from '@sigorta/contracts/deliveries';
import { isRandomId } from '../random-id.ts';
import { deliveryOfAddress } from './return-address.ts';
import { isPermanentStatus } from './smtp-answer.ts';

/** What a mail server reports of a message of ours. */
export interface MailReport {
  deliveryId: string;
  /** null: it says nothing that ends the matter */
  state: DeliveryState | null;
  /** RFC 3463 */
  status: string | null;
}

type Fields = ReadonlyMap<string, string>;

/** Header fields of a block, the first of each name; a line that begins with a space goes on. */
const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([A-Za-z0-9-]{1,60}):[ \t]*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (key !== '' && !fields.has(key)) fields.set(key, value.trim());
  }
  return fields;
};

const blocksOf = (text: string): string[] => text.split(/\r?\n[ \t]*\r?\n/);

/** The part that programs read, between its own headers and the next boundary (RFC 3462). */
const statusPart = (raw: string, boundary: string): string | null => {
  for (const part of raw.split(`--${boundary}`).slice(1)) {
    const text = part.replace(/^[ \t]*\r?\n/, '');
    const [head = ''] = blocksOf(text);
    if (/^message\/(?:global-)?delivery-status\b/i.test(fieldsOf(head).get('content-type') ?? ''))
      return text.slice(head.length).trim();
  }
  return null;
};

const stateOf = (action: string, status: string): DeliveryState | null => {
  if (action === 'delivered') return 'delivered';
  if (action !== 'failed') return null;
  return isPermanentStatus(status) ? 'bounced-permanent' : 'bounced-passing';
};

/** `rfc822;x` and `<x>` are x; xtext is what our ids need none of (RFC 3461 §4). */
const idOf = (envelope: string | undefined, to: string | undefined): string | null =>
  envelope !== undefined && isRandomId(envelope) ? envelope : deliveryOfAddress(to ?? '');

/**
 * Reads a delivery status notification (RFC 3464). Of several recipients the first counts: a mail of ours has one.
 * @param raw the whole mail as it came
 * @returns null for any other mail, and for a report of no mail of ours
 */
export function readReport(raw: string): MailReport | null {
  const [head = ''] = blocksOf(raw);
  const headers = fieldsOf(head);
  const type = headers.get('content-type') ?? '';
  const boundary = /;\s*boundary="?([^";]{1,70})"?/i.exec(type)?.[1];
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return null;
  const part = statusPart(raw, boundary);
  if (part === null) return null;
  const [ofMail = '', ofRecipient = ''] = blocksOf(part);
  const deliveryId = idOf(fieldsOf(ofMail).get('original-envelope-id'), headers.get('to'));
  if (deliveryId === null) return null;
  const recipient = fieldsOf(ofRecipient);
  const action = (recipient.get('action') ?? '').toLowerCase();
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0] ?? null;
  return { deliveryId, state: stateOf(action, status ?? ''), status };
}
