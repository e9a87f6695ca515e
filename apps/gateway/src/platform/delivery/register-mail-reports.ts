import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { learn } from './deliveries.ts';
import { type MailReport, readReport } from './delivery-status.ts';

/** Where what mail servers send back is handed in; given to whoever keeps the mailbox of MAIL_RETURN_ADDRESS. */
const mailReportPath = '/e-posta/bildirim';

/** a report quotes headers of its mail, seldom the whole */
const largestReport = 256 * 1024;
/** a signature is of now: an old one was copied */
const longestAgeSeconds = 300;

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 under MAIL_REPORT_SECRET of `<seconds>.<the mail>`, as our own alarms are signed. */
const isGenuine = (secret: string, header: unknown, raw: Buffer, now: Date): boolean => {
  const [, seconds = '', mac = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > longestAgeSeconds) return false;
  return isSame(createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex'), mac);
};

/** A report that ends nothing, or is of a mail we never sent, is only noted. */
async function heed(context: Context, report: MailReport | null): Promise<void> {
  const state =
    report === null || report.state === null
      ? null
      : await learn(context, report.deliveryId, { state: report.state, code: report.status });
  context.log.info({ event: 'mail-report', said: report?.state ?? 'nothing', state: state ?? 'of-nothing' });
  if (state !== null) context.wake();
}

/**
 * Takes delivery reports of mail servers as they came (RFC 3464): no cookie, no token, the signature counts. A genuine one is
 * answered 200 whatever it is about, or it would be handed in again.
 */
export function registerMailReports(app: FastifyInstance, context: Context): void {
  const { secret } = context.config.mailReports;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: largestReport },
      (_request, body, done) => done(null, body),
    );
    scope.post(mailReportPath, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (secret === null || !isGenuine(secret, request.headers.signature, raw, context.clock())) {
        context.log.warn({ event: 'mail-report-not-genuine' });
        throw new Refusal('not-found');
      }
      await heed(context, readReport(raw.toString('latin1')));
      return reply.code(200).send({});
    });
  });
}
