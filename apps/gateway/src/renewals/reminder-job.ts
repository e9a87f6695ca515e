import type { Transaction } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';

/** Which reminder of which policy. */
export interface Reminder {
  orderId: string;
  daysBefore: number;
}

/** One job, and one row, a reminder. */
export const subjectOf = ({ orderId, daysBefore }: Reminder): string => `${orderId}.${daysBefore}`;

export const reminderOf = (subject: string): Reminder => {
  const at = subject.lastIndexOf('.');
  return { orderId: subject.slice(0, at), daysBefore: Number(subject.slice(at + 1)) };
};

/** The mail of a reminder is known by this, in every try. */
export const mailReference = ({ config }: Pick<Context, 'config'>, reminder: Reminder): string =>
  `<renewal.${subjectOf(reminder)}@${new URL(config.publicUrl).hostname}>`;

/** The reminder that a mail was sent for; null for any other mail. */
export const reminderOfMail = (reference: string): Reminder | null => {
  const subject = /^<renewal\.(.+)@[^@]*>$/.exec(reference)?.[1];
  return subject === undefined ? null : reminderOf(subject);
};

/** A reminder that did not arrive by mail goes by short message. */
export const askForSms = (trx: Transaction<Database>, reminder: Reminder, now: Date): Promise<void> =>
  enqueue(trx, 'sms-renewal', subjectOf(reminder), now);
