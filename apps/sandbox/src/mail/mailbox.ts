import PostalMime from 'postal-mime';
import { randomDigits } from '../random-text.ts';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';

/** A received mail as lists show it; the raw bytes lie beside it under the same id. */
export interface MailRecord {
  id: string;
  at: string;
  /** envelope */
  from: string;
  to: string[];
  subject: string;
  messageId: string;
  attachments: { filename: string; mimeType: string; size: number }[];
}

export const mailsOf = (world: World): Collection<MailRecord> => world.store.collection('mails');

const contentOf = (content: string | ArrayBuffer | Uint8Array): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

export interface MailContent {
  text: string;
  html: string;
  fromHeader: string;
  attachments: { filename: string; mimeType: string; bytes: Buffer }[];
}

const parse = async (raw: Uint8Array) => {
  const mail = await PostalMime.parse(raw);
  return {
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    fromHeader: mail.from ? `${mail.from.name} <${mail.from.address ?? ''}>` : '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      bytes: contentOf(content),
    })),
  };
};

/** Stores a mail; the raw bytes first, so that a listed mail can always be read. */
export const receive = async (
  world: World,
  envelope: { from: string; to: string[] },
  raw: Uint8Array,
): Promise<MailRecord> => {
  const mail = await parse(raw);
  const record: MailRecord = {
    id: randomDigits(12),
    at: world.clock().toISOString(),
    ...envelope,
    subject: mail.subject,
    messageId: mail.messageId,
    attachments: mail.attachments.map(({ filename, mimeType, bytes }) => ({
      filename,
      mimeType,
      size: bytes.length,
    })),
  };
  world.blobs.put(record.id, raw);
  mailsOf(world).put(record.id, record);
  return record;
};

export const rawMail = (world: World, id: string): Uint8Array | undefined => world.blobs.get(id);

export const openMail = async (world: World, id: string): Promise<MailContent | undefined> => {
  const raw = rawMail(world, id);
  return raw && parse(raw);
};

/** Newest first. @param to part of a recipient's address */
export const mailsTo = (world: World, to: string | undefined): MailRecord[] =>
  mailsOf(world)
    .all()
    .filter((mail) => !to || mail.to.some((address) => address.toLowerCase().includes(to.toLowerCase())))
    .reverse();
