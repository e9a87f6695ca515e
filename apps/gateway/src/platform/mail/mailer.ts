import { type Egress, goesStraight } from '@sigorta/egress/egress';
import { openTunnel } from '@sigorta/egress/open-tunnel';
import nodemailer from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { returnAddress } from '../delivery/return-address.ts';
import { portOf } from '../egress/port-of.ts';
import type { Mail, Mailer } from '../ports.ts';
import { callOutside } from '../telemetry/call-outside.ts';

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

/** Asks for reports (RFC 3461), and says where a server sends back what it does not keep. */
const reported = ({ deliveryId, to }: Mail, returnTo: string | null) => ({
  ...(deliveryId !== undefined && {
    dsn: { id: deliveryId, return: 'headers', notify: ['success', 'failure', 'delay'] },
  }),
  ...(deliveryId !== undefined &&
    returnTo !== null && { envelope: { from: returnAddress(returnTo, deliveryId), to } }),
});

/** The library opens its lines itself unless it is handed one; TLS is its own in both cases. */
function throughProxy(
  egress: Egress,
  url: string,
  timeoutMs: number,
): Pick<SMTPTransport.Options, 'getSocket'> {
  const to = new URL(url);
  const [{ proxy }, port] = [egress, portOf(to)];
  if (proxy === null || port === null || goesStraight(egress, to.hostname)) return {};
  return {
    getSocket: (_options, done) => {
      openTunnel(proxy, { host: to.hostname, port }, timeoutMs).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error, false),
      );
    },
  };
}

/**
 * Over SMTP, with a limit on every wait and on the whole.
 * @param returnTo where what does not arrive is sent back to
 */
export function smtpMailer(
  url: string,
  timeoutMs: number,
  egress: Egress,
  returnTo: string | null = null,
): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...throughProxy(egress, url, timeoutMs),
  });
  return {
    send: async (mail) => {
      const sent = () =>
        within(
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
            ...reported(mail, returnTo),
            attachments: mail.attachments.map(({ filename, content }) => ({
              filename,
              content,
              contentType: 'application/pdf',
            })),
          }),
        );
      await callOutside({ peer: 'mail-server', call: 'send' }, sent);
    },
  };
}
