import { type ErrorCode, errorCodes, type FieldError } from '@sigorta/contracts/errors';

/** An answer from the closed list of errors, thrown from anywhere below a handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[] | undefined;
  /** seconds, for `too-many-requests` and for what is put off in a rush */
  readonly retryAfter: number | undefined;
  /** what HTTP wants said beside the code, by header */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    more: {
      fields?: readonly FieldError[];
      retryAfter?: number;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
