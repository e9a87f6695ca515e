import nodemailer from 'nodemailer';
import type { Mailer } from '../ports.ts';

/** a server that answers a byte at a time never runs into a limit of one wait */
const wholeTimes = 3;

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail took too long')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Over SMTP, with a limit on every wait and on the whole. */
export function smtpMailer(url: string, timeoutMs: number): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await within(
        wholeTimes * timeoutMs,
        transport.sendMail({
          from: mail.from,
          /* an object is never read as a list of addresses */
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          attachments: mail.attachments.map(({ filename, content }) => ({
            filename,
            content,
            contentType: 'application/pdf',
          })),
        }),
      );
    },
  };
}
