import type { ErrorCode } from './errors.ts';
import type { Operation } from './operation.ts';

/** Errors of the endpoint itself: any operation may give them, so none declares them. */
export const doorErrors = [
  'malformed-request',
  'invalid-input',
  'unknown-token',
  'unknown-operation',
  'too-many-requests',
  'service-unavailable',
  'internal-error',
] as const satisfies readonly ErrorCode[];

/** What is checked of a body and of who sends it. */
const writingErrors = [
  'unsupported-media-type',
  'request-too-large',
  'cross-site-request',
] as const satisfies readonly ErrorCode[];

/** What a key may be refused for. */
const keyErrors = ['key-reused', 'still-working'] as const satisfies readonly ErrorCode[];

/** What HTTP itself is refused with, before there is an operation: they stand in no operation's answers. */
type AddressError =
  | 'preview-over'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'range-not-satisfiable'
  | 'headers-too-large';

/** Errors that an operation declares of itself. */
export type OwnError = Exclude<
  ErrorCode,
  (typeof doorErrors | typeof writingErrors | typeof keyErrors)[number] | AddressError
>;

/** An id that cannot exist, or a buyer whom nobody knows, is answered like one that is not there. */
const mayNameNothing = ({ authority, producer }: Pick<Operation, 'authority' | 'producer'>): boolean =>
  authority === 'buyer' || producer.includes('/:');

/** Every error that the gateway may answer to this operation: the door's and its own. */
export const errorsOf = (
  operation: Pick<Operation, 'authority' | 'producer' | 'method' | 'errors' | 'keyed'>,
): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...doorErrors,
    ...(operation.method === 'POST' ? writingErrors : []),
    ...(operation.keyed ? keyErrors : []),
    ...(mayNameNothing(operation) ? (['not-found'] as const) : []),
    ...operation.errors,
  ]);
