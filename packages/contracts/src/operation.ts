import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { OwnError } from './declared-errors.ts';
import type { Permission } from './panel/permissions.ts';

/** Who may call: anyone with a site token, the buyer whose session owns the thing named, or panel staff. */
export type Authority = 'site' | 'buyer' | 'staff';

/** How dear a call is; the gateway maps each class to a rate limit. */
export type CostClass = 'read' | 'lookup' | 'price' | 'quote' | 'payment' | 'message' | 'login';

export type StreamKind = 'ndjson' | 'pdf' | 'file';

export interface Operation<
  Request extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
  Stream extends StreamKind | undefined = StreamKind | undefined,
> {
  /** Value of the `producer` header; `:name` segments are parameters and are validated as part of the request. */
  producer: string;
  method: 'GET' | 'POST';
  authority: Authority;
  /** what a member of staff needs; always there when `authority` is `staff` */
  permission?: Permission;
  cost: CostClass;
  /**
   * Takes an `Idempotency-Key`: for a day the same call again gets the answer of the first. `unkept` names what of the
   * request leaves no trace in the browser.
   */
  keyed?: { unkept?: readonly string[] };
  /**
   * Moves money, shows personal data or gives rights: the caller's second factor must have been checked within
   * {@link stepUpMinutes}. Asked for with `step-up-required`, before any work.
   */
  stepUp?: true;
  /** a page asks it by itself, whether or not somebody sits before it: it keeps nobody signed in */
  unattended?: true;
  /**
   * a list behind a form's field, that a page in a partner's frame may ask for: it says nothing about a person, moves no money
   * and takes no consent, so a click that was led there unawares does nothing
   */
  framed?: true;
  /** begins something that costs much and that nobody has lost anything by yet: in a rush it is put off with `service-unavailable` */
  mayWait?: true;
  /**
   * Answered before whatever may stand in line while the gateway is full: `buying` is a step of a purchase under way, `begun` goes on
   * with what was begun before one.
   */
  first?: 'buying' | 'begun';
  request: Request;
  /** The whole 2xx JSON body, or one line of it when `stream` is set. */
  answer: Answer;
  /** what it may answer beyond the errors of the door (`declared-errors.ts`); nothing else may leave its handler */
  errors: readonly OwnError[];
  /** `ndjson`: one JSON value a line, written as it becomes known. `pdf`: the body is a document. `file`: one of another kind. */
  stream?: Stream;
  /** what a `file` may be, without parameters */
  mediaTypes?: readonly string[];
  summary: string;
}

/** How long a second factor counts for operations with `stepUp`. */
export const stepUpMinutes = 15;

export const defineOperation = <
  Request extends GenericSchema,
  Answer extends GenericSchema,
  Stream extends StreamKind | undefined = undefined,
>(
  operation: Operation<Request, Answer, Stream>,
): Operation<Request, Answer, Stream> => operation;

export type RequestOf<O> = O extends Operation<infer R, GenericSchema> ? InferInput<R> : never;
export type ParsedRequestOf<O> = O extends Operation<infer R, GenericSchema> ? InferOutput<R> : never;
export type AnswerOf<O> = O extends Operation<GenericSchema, infer A> ? InferOutput<A> : never;
