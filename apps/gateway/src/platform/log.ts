import pino, { type Logger } from 'pino';

/**
 * Only these fields may reach the log; whatever else somebody passes is dropped, so that no name, id, card or address
 * can slip in by accident.
 */
const allowed = new Set([
  'event',
  'code',
  'status',
  'method',
  'route',
  'producer',
  'operation',
  'milliseconds',
  'reqId',
  'quoteId',
  'offerId',
  'orderId',
  'purchaseId',
  'attemptId',
  'policyId',
  'jobId',
  'job',
  'kind',
  'state',
  'from',
  'to',
  'insurer',
  'upstream',
  'product',
  'partner',
  /* ids of ours, and a network under a name of one day */
  'staff',
  'network',
  'language',
  'count',
  'hash',
  'attempt',
  'port',
  'address',
  'database',
  'migrations',
  'reason',
  'error',
  'stack',
]);

const keepAllowed = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key, value]) => allowed.has(key) && typeof value !== 'object' && typeof value !== 'function')
      .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, 2000) : value]),
  );

/** Name and frames of an error; the message stays out because it may quote what a person typed. */
export const errorFields = (error: unknown): { error: string; stack?: string } => {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
  return { error: code, stack: frames.slice(0, 12).join('\n') };
};

/** An error logged as it is, or as `err`, would bring its message into the record. */
const withoutMessages = (first: unknown): unknown => {
  if (first instanceof Error) return errorFields(first);
  if (typeof first !== 'object' || first === null || !('err' in first)) return first;
  const { err, ...rest } = first;
  return { ...rest, ...errorFields(err) };
};

/** Structured log, one JSON object a line. `error` is an error's name, `stack` its frames without its message. */
export const createLog = (level: string, destination?: pino.DestinationStream): Logger => {
  const log = pino(
    {
      level,
      base: null,
      formatters: { log: keepAllowed },
      hooks: {
        logMethod(parameters, method) {
          const [first, ...rest] = parameters as unknown[];
          Reflect.apply(method, this, [withoutMessages(first), ...rest]);
        },
      },
    },
    destination ?? pino.destination(1),
  );
  // bindings of a child pass no formatter
  const makeChild = log.child;
  log.child = function child(this: Logger, bindings: pino.Bindings, options?: object) {
    return Reflect.apply(makeChild, this, [keepAllowed(bindings), options]);
  } as typeof log.child;
  return log;
};

/** The same lines to standard output and to somebody beside it. */
export const linesAlsoTo = (take: (line: string) => void): pino.DestinationStream => {
  const output = pino.destination(1);
  return {
    write: (line) => {
      output.write(line);
      take(line);
    },
  };
};
