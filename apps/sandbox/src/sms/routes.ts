import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { letGoOf, silence } from '../http/let-go.ts';
import { pause } from '../pause.ts';
import { sameText } from '../payment-provider/signature.ts';
import { randomDigits } from '../random-text.ts';
import type { World } from '../world.ts';
import { type Sms, sendSms, smsOf } from './box.ts';

/** Netgsm REST v2, as the provider's own client @netgsm/sms 1.1.11 speaks it. */
const number = v.pipe(v.string(), v.regex(/^\+?\d{10,15}$/));
const header = v.pipe(v.string(), v.minLength(3), v.maxLength(11), v.regex(/^[A-Z0-9 .&-]+$/i));

const sendSchema = v.looseObject({
  msgheader: header,
  encoding: v.optional(v.string()),
  messages: v.pipe(v.array(v.looseObject({ msg: v.string(), no: number })), v.minLength(1)),
});
const otpSchema = v.looseObject({ msgheader: header, msg: v.string(), no: number });

/** Codes of the provider's REST v2 interface; any but 00 comes with HTTP 406. */
const refuse = (reply: FastifyReply, code: string, description: string) =>
  reply.code(406).send({ code, description });

/** Statuses of its reports (SmsStatus of the same client). */
const reports = { waiting: 0, arrived: 1, notTaken: 4 } as const;
const reportSchema = v.looseObject({ jobids: v.pipe(v.array(v.string()), v.maxLength(1000)) });

const longest = 917;
const oneMessage = 155;
const turkish = /[ğĞıİşŞçÇöÖüÜ]/;

const wrongCode = (issue: v.BaseIssue<unknown>): string =>
  v.getDotPath(issue) === 'msgheader' ? '40' : v.getDotPath(issue)?.endsWith('no') ? '50' : '70';

const authorised = (world: World, request: FastifyRequest): boolean => {
  const { smsUser, smsPassword } = world.config;
  const expected = `Basic ${Buffer.from(`${smsUser}:${smsPassword}`).toString('base64')}`;
  return sameText(expected, String(request.headers.authorization ?? ''));
};

interface Messages {
  kind: Sms['kind'];
  from: string;
  list: { msg: string; no: string }[];
}

export const smsRoutes = (app: FastifyInstance, world: World): void => {
  const accept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (body: unknown) => Messages | { code: string },
  ) => {
    const takes = (fault: string) => world.faults.takes('sms', fault);
    const letGo = letGoOf(world, reply);
    await pause(world.faults.state('sms').delayMs ?? 0, letGo);
    if (takes('hang')) return silence(reply, letGo);
    if (takes('down')) return reply.code(503).send();
    if (takes('refused')) return refuse(reply, '30', 'credentials or IP not accepted');
    if (takes('no-credit')) return refuse(reply, '60', 'no credit');
    if (takes('limit')) return refuse(reply, '80', 'sending limit exceeded');
    if (!authorised(world, request)) return refuse(reply, '30', 'credentials or IP not accepted');
    const messages = read(request.body);
    if ('code' in messages) return refuse(reply, messages.code, 'see the code');
    const job = randomDigits(10);
    const status = takes('undelivered')
      ? reports.notTaken
      : takes('never-known')
        ? reports.waiting
        : reports.arrived;
    for (const { msg, no } of messages.list) {
      sendSms(world, { kind: messages.kind, from: messages.from, to: no, text: msg, job, status });
    }
    // The provider spells the key differently on its two paths.
    return messages.kind === 'otp'
      ? { code: '00', jobId: job }
      : { code: '00', jobid: job, description: 'queued' };
  };

  app.post('/sms/rest/v2/send', (request, reply) =>
    accept(request, reply, (body) => {
      const parsed = v.safeParse(sendSchema, body);
      if (!parsed.success) return { code: wrongCode(parsed.issues[0]) };
      const { msgheader, messages } = parsed.output;
      if (messages.some(({ msg }) => msg.length === 0 || msg.length > longest)) return { code: '20' };
      return { kind: 'message', from: msgheader, list: messages };
    }),
  );

  app.post('/sms/rest/v2/report', (request, reply) => {
    if (!authorised(world, request)) return refuse(reply, '30', 'credentials or IP not accepted');
    const parsed = v.safeParse(reportSchema, request.body);
    if (!parsed.success) return refuse(reply, '70', 'see the code');
    const asked = new Set(parsed.output.jobids);
    const found = smsOf(world)
      .all()
      .filter(({ job }) => job !== undefined && asked.has(job));
    if (found.length === 0) return refuse(reply, '60', 'no records');
    return {
      code: '00',
      jobs: found.map(({ job, to, text, status = reports.waiting }) => ({
        jobid: job,
        number: to,
        status,
        operator: 0,
        msglen: text.length,
        errorCode: 0,
      })),
    };
  });

  app.post('/sms/rest/v2/otp', (request, reply) =>
    accept(request, reply, (body) => {
      const parsed = v.safeParse(otpSchema, body);
      if (!parsed.success) return { code: wrongCode(parsed.issues[0]) };
      const { msgheader, msg, no } = parsed.output;
      if (msg.length === 0 || msg.length > oneMessage || turkish.test(msg)) return { code: '20' };
      return { kind: 'otp', from: msgheader, list: [{ msg, no }] };
    }),
  );
};
