import nodemailer from 'nodemailer';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** the same for every try of one mail, so that a reader's program shows a repeated one once */
  messageId: string;
  attachments: { filename: string; content: Buffer }[];
}

export interface Mailer {
  /** @throws when the server did not take the mail, or nobody knows */
  send: (mail: Mail) => Promise<void>;
}

/** Over SMTP, with a limit on every wait. */
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
      await transport.sendMail({
        from: mail.from,
        /* an object is never read as a list of addresses */
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.messageId,
        attachments: mail.attachments.map(({ filename, content }) => ({
          filename,
          content,
          contentType: 'application/pdf',
        })),
      });
    },
  };
}
