import { type ErrorCode, errorCodes } from '@sigorta/contracts/errors';
import * as v from 'valibot';
import { GatewayError } from './gateway-error.ts';

const answerSchema = v.object({
  code: v.string(),
  fields: v.optional(v.array(v.object({ field: v.string(), message: v.string() })), []),
});

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/* a proxy in between answers without our body; its status is all there is to go by */
const byStatus: Record<number, ErrorCode> = {
  404: 'not-found',
  413: 'request-too-large',
  429: 'too-many-requests',
  502: 'service-unavailable',
  503: 'service-unavailable',
  504: 'service-unavailable',
};

/**
 * The error a refused answer stands for; anything outside the closed list becomes `internal-error`.
 * @param header its `Retry-After`
 */
export function errorOfAnswer(status: number, body: unknown, header: string | null = null): GatewayError {
  const seconds = header !== null && /^\d{1,4}$/.test(header) ? Number(header) : null;
  const parsed = v.safeParse(answerSchema, body);
  if (parsed.success && isErrorCode(parsed.output.code)) {
    return new GatewayError(parsed.output.code, parsed.output.fields, undefined, seconds);
  }
  return new GatewayError(byStatus[status] ?? 'internal-error');
}
