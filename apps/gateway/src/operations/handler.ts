import type { AnswerOf, Operation, ParsedRequestOf } from '@sigorta/contracts/operation';
import type { Language } from '@sigorta/i18n/language';
import type { Context } from '../context.ts';
import type { Partner } from '../partner/partner.ts';

/** Who calls: everything a handler may know of the request besides its parsed body. */
export interface Call {
  partner: Partner;
  /** hash of the buyer's cookie; rows a buyer owns carry it */
  sessionId: string;
  /** value of the login cookie, unchecked; null when there is none */
  loginCookie: string | null;
  /** sets the login cookie, or takes it away */
  setLoginCookie: (value: string | null) => void;
  language: Language;
  ip: string;
  /** fires when the caller is gone */
  signal: AbortSignal;
}

/** A PDF answer (`stream: 'pdf'`). */
export interface DocumentAnswer {
  fileName: string;
  body: Buffer;
}

type StreamOf<O extends Operation> = Exclude<O['stream'], undefined>;

/** What a handler gives: the answer, lines of it (`ndjson`), or a document (`pdf`). */
export type Handled<O extends Operation> = [StreamOf<O>] extends [never]
  ? AnswerOf<O>
  : StreamOf<O> extends 'ndjson'
    ? AsyncIterable<AnswerOf<O>>
    : DocumentAnswer;

/** Refusals are thrown as `Refusal`; anything else thrown is answered `internal-error`. */
export type Handler<O extends Operation> = (
  context: Context,
  request: ParsedRequestOf<O>,
  call: Call,
) => Promise<Handled<O>>;
