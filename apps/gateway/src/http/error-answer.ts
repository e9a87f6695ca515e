import { type ErrorAnswer, type ErrorCode, errorCodes } from '@sigorta/contracts/errors';
import { tr } from '@sigorta/i18n/texts/errors/tr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorFields } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';

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

/** SQLSTATE classes of a database that is away, shutting down or has no connection left */
const databaseAway = /^(08|53|57)/;

const codeOf = (error: unknown): ErrorCode => {
  if (!(error instanceof Error)) return 'internal-error';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = Object.hasOwn(fromFastify, code) ? fromFastify[code] : undefined;
  if (known) return known;
  if (databaseAway.test(code) || code === 'ECONNREFUSED') return 'service-unavailable';
  return status >= 400 && status < 500 ? 'malformed-request' : 'internal-error';
};

/** Whatever was thrown as an answer of the closed list; never a message or a stack of ours. */
const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(codeOf(error));

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) {
    request.log.error({ event: 'refused', code: refusal.code, ...errorFields(error) });
  }
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .headers(refusal.headers)
    .status(errorCodes[refusal.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorAnswer(refusal));
};

export const addErrorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not-found'), request, reply));
};
