import { type ErrorCode, errorCodes, type FieldError, type NextStep } from '@sigorta/contracts/errors';

/** Failures that never reached the gateway, or whose answer never reached us. */
export type ConnectionCode = 'offline' | 'timeout';

export type GatewayErrorCode = ErrorCode | ConnectionCode;

/** What a screen may know of a failed call: a code of the closed list, the refused fields, the next step. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;
  readonly fields: readonly FieldError[];
  readonly next: NextStep;
  /** seconds after which the gateway wants to be asked again; null when it did not say */
  readonly retryAfter: number | null;

  constructor(
    code: GatewayErrorCode,
    fields: readonly FieldError[] = [],
    cause?: unknown,
    retryAfter: number | null = null,
  ) {
    super(code, { cause });
    this.code = code;
    this.fields = fields;
    this.next = nextStepOf(code);
    this.retryAfter = retryAfter;
  }
}

const nextStepOf = (code: GatewayErrorCode): NextStep =>
  code === 'offline' || code === 'timeout' ? 'retry' : errorCodes[code].next;

export { codeOf, isGatewayError } from './code-of.ts';
