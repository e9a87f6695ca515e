/** SQLSTATE classes of a database that is away, shutting down or has no connection left */
const sqlStates = /^(08|53|57)/;

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says in words only (pg 8, pg-pool 3): no connection was free in time, or the one in use broke. */
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether a call failed as the database could not be reached, and not by what it asked. */
export function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return sqlStates.test(code) || networkCodes.has(code) || words.test(error.message);
}
