import type { Context } from '../../platform/context.ts';
import { refusalOf } from '../../platform/delivery/smtp-answer.ts';
import type { JobContext } from '../../platform/job-context.ts';
import type { Mail } from '../../platform/ports.ts';
import { type PostedSms, postSms } from '../../platform/sms/post-sms.ts';
import { type ContactOf, noteMessage, noteSent } from './note-contact.ts';

/**
 * The one way a short message that belongs to no purchase leaves: it is written down first.
 * @throws UpstreamError when the provider does not answer
 */
export async function sendSms(
  context: Pick<Context, 'db' | 'clock' | 'dataKeys' | 'config'>,
  { text, ...of }: ContactOf & { phone: string; text: string },
): Promise<PostedSms> {
  await noteMessage(context, of, 'sms');
  try {
    const posted = await postSms(context.config.sms, of.phone, text);
    await noteSent(context, of, posted.isAccepted ? 'sent' : 'failed');
    return posted;
  } catch (error) {
    await noteSent(context, of, 'failed');
    throw error;
  }
}

/**
 * The one way a mail to a buyer that belongs to no purchase leaves: it is written down first, under its Message-ID.
 * @throws when the server did not take the mail, or nobody knows
 */
export async function sendMail(
  context: JobContext,
  mail: Mail,
  of: Omit<ContactOf, 'reference'>,
): Promise<void> {
  const noted = { ...of, reference: mail.messageId };
  await noteMessage(context, noted, 'mail');
  try {
    await context.mailer.send(mail);
  } catch (error) {
    /* one that may have been taken, or goes again, is not told as failed */
    if (refusalOf(error).isPermanent) await noteSent(context, noted, 'failed');
    throw error;
  }
  await noteSent(context, noted, 'sent');
}
