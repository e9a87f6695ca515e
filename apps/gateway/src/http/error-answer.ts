import { type ErrorAnswer, type ErrorCode, errorCodes } from '@sigorta/contracts/errors';
import { tr } from '@sigorta/i18n/texts/errors/tr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../platform/database/is-away.ts';
import { errorFields } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { KeyIsGone } from '../platform/sensitive/seal.ts';
import { rememberMethods } from './methods.ts';

export const errorAnswer = (refusal: Refusal): ErrorAnswer => ({
  success: false,
  code: refusal.code,
  message: tr[`error.${refusal.code}`],
  ...(refusal.fields ? { fields: [...refusal.fields] } : {}),
});

const fromFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-request',
};

const codeOf = (error: unknown): ErrorCode => {
  if (!(error instanceof Error)) return 'internal-error';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = Object.hasOwn(fromFastify, code) ? fromFastify[code] : undefined;
  if (known) return known;
  if (isDatabaseAway(error)) return 'service-unavailable';
  /* its person had it deleted; a copy of the row came back with a backup, or is about to go */
  if (error instanceof KeyIsGone) return 'not-found';
  if (status === 416) return 'range-not-satisfiable';
  return status >= 400 && status < 500 ? 'malformed-request' : 'internal-error';
};

/** How long a file is, told to who asked for a part behind its end. */
const rangeHeaders = (error: unknown): Record<string, string> => {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined;
  const range = typeof headers === 'object' && headers !== null && 'Content-Range' in headers;
  return range ? { 'content-range': String(headers['Content-Range']) } : {};
};

/** Whatever was thrown as an answer of the closed list; never a message or a stack of ours. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(codeOf(error), { headers: rangeHeaders(error) });

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error);
  /* who was put off is counted, not told of: a rush is no time for long lines */
  if (refusal.status >= 500 && refusal.retryAfter === undefined) {
    request.log.error({ event: 'refused', code: refusal.code, ...errorFields(error) });
  }
  /* where a purchase stands behind it, somebody has to know */
  if (error instanceof KeyIsGone) request.log.warn({ event: 'record-key-gone', record: error.record });
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .headers(refusal.headers)
    .status(errorCodes[refusal.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorAnswer(refusal));
};

export const addErrorAnswers = (app: FastifyInstance): void => {
  const methodsAt = rememberMethods(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url);
    /* a file or a page that is not there */
    if (methods.includes(request.method) && request.method !== 'OPTIONS')
      return answerError(new Refusal('not-found'), request, reply);
    const allow = methods.join(', ');
    if (request.method === 'OPTIONS') return reply.status(204).header('allow', allow).send();
    const headers = { allow };
    return answerError(new Refusal('method-not-allowed', { headers }), request, reply);
  });
};
