import type { AnswerOf, Operation, ParsedRequestOf } from '@sigorta/contracts/operation';
import type { OperationName, operations } from '@sigorta/contracts/operations/table';
import type { Language } from '@sigorta/i18n/language';
import type { Partner, Staff, StaffCookies } from './caller.ts';
import type { Context } from './context.ts';

/** Who calls: everything a handler may know of the request besides its parsed body. */
export interface Call {
  partner: Partner;
  /** which of the partner's own hosts the page stands on; null for ours */
  host: string | null;
  /** origin of the endpoint, when the page that calls stands on another; null on ours */
  endpoint: string | null;
  /** hash of the buyer's cookie; rows a buyer owns carry it */
  sessionId: string;
  /** value of the login cookie, unchecked; null when there is none */
  loginCookie: string | null;
  /** sets the login cookie, or takes it away */
  setLoginCookie: (value: string | null) => void;
  /** who is signed in to the panel; null in every operation that is not staff's */
  staff: Staff | null;
  /** value of the cookie that a sign-in to the panel left in this browser, unchecked; null when there is none */
  staffDevice: string | null;
  /** sets the cookies of a panel session, or takes them away */
  setStaffCookies: (cookies: StaffCookies) => void;
  language: Language;
  ip: string;
  /** the `User-Agent` header, unchecked */
  userAgent: string;
  /** fires when the caller is gone */
  signal: AbortSignal;
}

/** A PDF answer (`stream: 'pdf'`). */
export interface DocumentAnswer {
  fileName: string;
  body: Buffer;
}

/** A file that is written while it is read (`stream: 'file'`). */
export interface FileAnswer {
  fileName: string;
  type: string;
  body: AsyncIterable<Buffer>;
}

type StreamOf<O extends Operation> = Exclude<O['stream'], undefined>;

/** What a handler gives: the answer, lines of it (`ndjson`), a document (`pdf`), or a file. */
type Handled<O extends Operation> = [StreamOf<O>] extends [never]
  ? AnswerOf<O>
  : StreamOf<O> extends 'ndjson'
    ? AsyncIterable<AnswerOf<O>>
    : StreamOf<O> extends 'file'
      ? FileAnswer
      : DocumentAnswer;

/**
 * Answers one operation. Refusals are thrown as `Refusal`; anything else thrown is answered `internal-error`.
 * @typeParam C the slice of the context that it uses
 */
export type Handler<O extends Operation, C extends Context = Context> = (
  context: C,
  request: ParsedRequestOf<O>,
  call: Call,
) => Promise<Handled<O>>;

/** Answers an operation by its name; its request has passed the operation's schema. */
export type Answer = (name: OperationName, request: unknown, call: Call) => Promise<unknown>;

/** Handlers by the name of their operation; a module gives some of them, `main` puts the closed map together. */
export type Handlers<C extends Context = Context> = {
  [Name in OperationName]: Handler<(typeof operations)[Name], C>;
};
