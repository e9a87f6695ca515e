import { Readable } from 'node:stream';
import type { CostClass } from '@sigorta/contracts/operation';
import { languageOfHeader } from '@sigorta/i18n/accept-language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { giveLoginCookie } from '../buyers/login/login-cookie.ts';
import { createSession, findSession } from '../buyers/session.ts';
import { ownHost, partnerOfToken } from '../partners/partner.ts';
import type { Partner, Staff } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import type { Answer, Call, DocumentAnswer, FileAnswer } from '../platform/handler.ts';
import { loginCookieName, staffDeviceCookieName, xsrfCookieName } from '../platform/http/cookies.ts';
import { giveXsrfToken, hasXsrfCookie, isFromOurPages } from '../platform/http/cross-site.ts';
import { type Side, sideOf } from '../platform/http/host-sides.ts';
import { errorFields } from '../platform/log.ts';
import { countCall } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { giveStaffCookies } from '../staff/staff-session.ts';
import { withAbsent } from './absent-fields.ts';
import { admitStaff } from './admit-staff.ts';
import { asDeclared } from './as-declared.ts';
import { codeOfFields, fieldErrorsOf } from './field-errors.ts';
import { admitFramed, tokenOfFrame } from './framed-calls.ts';
import { isAnsweredOn } from './hosts-of-routes.ts';
import { keyedAnswer } from './keyed/keyed-answer.ts';
import { lineStream } from './line-stream.ts';
import { answerPreflight, greetPage, type PageApart, pageApart } from './page-apart.ts';
import { type Matched, matchProducer, methodsOf, producerOf } from './producer.ts';
import { holdsStorableText } from './storable-text.ts';
import { giveWaitedMark } from './waited-mark.ts';
import { comeBackAfter, goneSignal, visitorOf } from './waiting.ts';

/** spec's forms are small; the largest is a list of two hundred guests with long names, about 60 KB */
const bodyLimit = 128 * 1024;

/** What the checks before the body found out. */
interface Admitted {
  /** the page that calls, when it stands on another origin */
  apart: PageApart | null;
  matched: Matched;
  side: Side;
  partner: Partner;
  sessionId: string | null;
  /** only for operations of staff */
  staff: Staff | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** there only to be refused: no method of its address */
    isRefused?: true;
  }
  interface FastifyRequest {
    /** which operation and who of staff, as soon as that is known: those that were put off or refused are told of under their name, too */
    asked: { operation: string; startedAt: number; staff?: string } | null;
    admitted: Admitted | null;
  }
}

/** JSON in UTF-8, as it is: a body that says it is compressed would be read as what it is not. */
const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test((headers['content-type'] ?? '').trim()) &&
  /^(?:identity)?$/i.test((headers['content-encoding'] ?? '').trim());

/** An address of another method's operation says which one; anything else is no operation at all. */
const notMatched = ({ url, method }: FastifyRequest): Refusal => {
  const methods = methodsOf(url.split('?')[0] ?? '');
  if (methods.length === 0 || methods.includes(method)) return new Refusal('unknown-operation');
  return new Refusal('method-not-allowed', { headers: { allow: [...methods, 'OPTIONS'].join(', ') } });
};

/** A page apart cannot read our cookie: it is told the token beside it. */
const tellToken = (reply: FastifyReply, apart: PageApart | null, token: string): void => {
  if (apart) reply.header('x-xsrf-token', token);
};

/** What belongs to a purchase under way goes first; the rest waits while the gateway is full, and is put off when it stays so. */
const standInLine = async (
  context: Context,
  { first, mayWait }: Matched['operation'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { load } = context;
  if (first === 'buying') load.goBy();
  if (first) return;
  const isPutOff = mayWait && load.isBusy();
  if (!isPutOff && (await load.mayBegin(visitorOf(context, request, reply)))) return;
  /* a page in a frame is given no cookie */
  if (tokenOfFrame(request.headers.token) === null) giveWaitedMark(context, request, reply);
  throw new Refusal('service-unavailable', { retryAfter: comeBackAfter() });
};

/** Everything that needs no body, cheapest first. */
const admit = async (context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Admitted> => {
  const startedAt = performance.now();
  const apart = await pageApart(context, request);
  if (apart) greetPage(reply, apart);
  const framed = tokenOfFrame(request.headers.token);
  const partner = await partnerOfToken(context, request, framed ?? request.headers.token);
  if (!partner) throw new Refusal('unknown-token');
  const matched = matchProducer(producerOf(request), request.method);
  const side = sideOf(context.config, request);
  if (!matched || !isAnsweredOn(side, matched.name)) throw notMatched(request);
  if (request.method === 'POST' && !isJson(request)) {
    throw new Refusal('unsupported-media-type');
  }
  request.asked = { operation: matched.name, startedAt };
  await standInLine(context, matched.operation, request, reply);
  if (framed !== null) {
    admitFramed(context, request, matched);
    /* a stranger to every session: no cookie is read, none is given */
    await countCall(context, matched.operation.cost, { ip: request.ip, sessionId: null });
    return { apart: null, matched, side, partner, sessionId: null, staff: null };
  }
  const sessionId = await findSession(context, request);
  const hasCookie = hasXsrfCookie(context, request, sessionId);
  const isApart = apart !== null;
  const mayWrite = request.method !== 'POST' || isFromOurPages(context, request, { hasCookie, isApart });
  const known = hasCookie ? request.cookies[xsrfCookieName] : undefined;
  tellToken(reply, apart, known ?? giveXsrfToken(context, reply, sessionId));
  if (!mayWrite) throw new Refusal('cross-site-request');
  await countCall(context, matched.operation.cost, { ip: request.ip, sessionId });
  const staff = await admitStaff(context, request, matched, sessionId);
  return { apart, matched, side, partner, sessionId, staff };
};

const readRequest = (request: FastifyRequest, matched: Matched): unknown => {
  const body: unknown = request.method === 'POST' ? request.body : {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('malformed-request');
  if (!holdsStorableText(body)) throw new Refusal('malformed-request');
  const { request: schema } = matched.operation;
  const parsed = v.safeParse(schema, withAbsent(schema, { ...body, ...matched.parameters }));
  if (parsed.success) return parsed.output;
  const fields = fieldErrorsOf(parsed.issues);
  // an id that cannot exist is answered like one that does not
  if (fields.some(({ field }) => Object.hasOwn(matched.parameters, field))) throw new Refusal('not-found');
  throw new Refusal(codeOfFields(matched.operation, fields), {
    fields: fields.filter(({ field }) => field !== ''),
  });
};

/**
 * What these leave behind belongs to somebody. A price in motion leaves nothing: asked for beside the first quote, the session that it
 * opened took the quote's place in the browser, and its owner was a stranger to it.
 */
const opensSession: readonly CostClass[] = ['quote', 'login', 'payment'];

/** The buyer's session, made when first needed; a buyer's operation without one finds nothing of his. */
const sessionFor = async (context: Context, admitted: Admitted, reply: FastifyReply): Promise<string> => {
  if (admitted.sessionId !== null) return admitted.sessionId;
  if (admitted.matched.operation.authority === 'buyer') throw new Refusal('not-found');
  if (!opensSession.includes(admitted.matched.operation.cost)) return '';
  const sessionId = await createSession(context, reply);
  tellToken(reply, admitted.apart, giveXsrfToken(context, reply, sessionId));
  return sessionId;
};

const checkAnswer = (context: Context, matched: Matched, answer: unknown): unknown => {
  if (context.config.mode !== 'test') return answer;
  const checked = v.safeParse(matched.operation.answer, answer);
  if (checked.success) return answer;
  const where = checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`The answer of ${matched.name} does not fit its schema: ${where}`);
};

const checkMediaType = (context: Context, { name, operation }: Matched, type: string): void => {
  const isDeclared = operation.mediaTypes?.includes(type.split(';')[0] ?? '');
  if (context.config.mode === 'test' && !isDeclared)
    throw new Error(`${name} answers ${type}, which it does not declare`);
};

async function* eachChecked(context: Context, matched: Matched, lines: AsyncIterable<unknown>) {
  for await (const line of lines) yield checkAnswer(context, matched, line);
}

const checkedLines = (
  context: Context,
  matched: Matched,
  lines: AsyncIterable<unknown>,
): AsyncIterable<unknown> => (context.config.mode === 'test' ? eachChecked(context, matched, lines) : lines);

const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^a-zA-Z0-9._-]/g, '-')}"`;

const count = ({ metrics }: Context, { asked }: FastifyRequest, status: number): void =>
  metrics.requests.observe(
    { operation: asked?.operation ?? 'none', status: String(status) },
    asked ? (performance.now() - asked.startedAt) / 1000 : 0,
  );

const handle = async (
  context: Context,
  answerTo: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const admitted = request.admitted;
  if (!admitted) throw new Refusal('internal-error');
  const { matched, side, partner } = admitted;
  const parsed = readRequest(request, matched);
  const signal = goneSignal(reply);
  const call: Call = {
    partner,
    host: ownHost(partner, admitted.apart ? new URL(admitted.apart.origin).host : request.headers.host),
    endpoint: admitted.apart?.endpoint ?? null,
    sessionId: await sessionFor(context, admitted, reply),
    loginCookie: side === 'panel' ? null : (request.cookies[loginCookieName(context.config)] ?? null),
    setLoginCookie: (value) => giveLoginCookie(context.config, reply, value),
    staff: admitted.staff,
    staffDevice: side === 'shop' ? null : (request.cookies[staffDeviceCookieName(context.config)] ?? null),
    setStaffCookies: (cookies) => giveStaffCookies(context.config, reply, cookies),
    language: languageOfHeader(request.headers['accept-language']),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    signal,
  };
  const from = { request, matched, sessionId: admitted.sessionId };
  const answer = await keyedAnswer(context, answerTo, from, parsed, call).catch((error: unknown) => {
    throw asDeclared(context.config.mode, matched, error);
  });
  const measure = () => count(context, request, reply.statusCode);
  if (matched.operation.stream === 'ndjson') {
    reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8');
    return lineStream(checkedLines(context, matched, answer as AsyncIterable<unknown>), {
      signal,
      onError: (error) =>
        request.log.error({ event: 'stream-broken', operation: matched.name, ...errorFields(error) }),
      onEnd: measure,
    });
  }
  if (matched.operation.stream === 'file') {
    const { fileName, type, body } = answer as FileAnswer;
    checkMediaType(context, matched, type);
    const stream = Readable.from(body);
    stream.on('close', measure);
    stream.on('error', (error) =>
      request.log.error({ event: 'stream-broken', operation: matched.name, ...errorFields(error) }),
    );
    return reply.type(type).header('content-disposition', attachment(fileName)).send(stream);
  }
  measure();
  if (matched.operation.stream === 'pdf') {
    const { fileName, body } = answer as DocumentAnswer;
    return reply.type('application/pdf').header('content-disposition', attachment(fileName)).send(body);
  }
  return reply.type('application/json; charset=utf-8').send(checkAnswer(context, matched, answer));
};

/**
 * The one endpoint (spec §7): `token` says which site, `producer` which operation of the closed table. An address below it
 * may name the operation instead (decision 0311), which is how the contract for partners describes them.
 */
export const registerApiConnection = async (
  app: FastifyInstance,
  context: Context,
  answerTo: Answer,
): Promise<void> => {
  app.decorateRequest('asked', null);
  app.decorateRequest('admitted', null);
  const options = {
    config: { host: 'any' as const },
    method: ['GET', 'POST'],
    bodyLimit,
    exposeHeadRoute: false,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      request.admitted = await admit(context, request, reply);
    },
    onError: async (request: FastifyRequest, _reply: FastifyReply, error: Error) =>
      count(context, request, error instanceof Refusal ? error.status : 500),
    handler: (request: FastifyRequest, reply: FastifyReply) => handle(context, answerTo, request, reply),
  };
  for (const url of ['/apiConnection', '/apiConnection/*']) {
    app.route({ ...options, url });
    app.options(url, { config: { isRefused: true, host: 'any' } }, async (request, reply) => {
      const apart = await pageApart(context, request);
      return apart ? answerPreflight(reply, apart) : reply.callNotFound();
    });
    /* or the route of the pages would answer for it */
    app.head(url, { config: { isRefused: true, host: 'any' } }, (_request, reply) => reply.callNotFound());
  }
};
