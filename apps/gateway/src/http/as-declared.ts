import { errorsOf } from '@sigorta/contracts/declared-errors';
import type { Operation } from '@sigorta/contracts/operation';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Matched } from './producer.ts';

/** Names of refused fields that nobody can have sent; a request of several forms is not looked at. */
const neverSent = ({ request }: Operation, { fields = [] }: Refusal): string[] =>
  'entries' in request
    ? fields
        .map(({ field }) => field)
        .filter((field) => !Object.hasOwn(request.entries as object, field.split('.')[0] ?? ''))
    : [];

/**
 * What a handler threw, as it is answered. In tests a refusal that its operation does not declare, or that names a field which
 * the request does not have, becomes an internal error that says so: no error leaves the gateway which the table and
 * OpenAPI keep quiet about, and every refused field is named as it was sent.
 */
export const asDeclared = (mode: Config['mode'], { name, operation }: Matched, error: unknown): unknown => {
  if (mode !== 'test' || !(error instanceof Refusal)) return error;
  if (!errorsOf(operation).has(error.code))
    return new Error(`${name} answers ${error.code}, which it does not declare`, { cause: error });
  const [field] = neverSent(operation, error);
  if (field === undefined) return error;
  return new Error(`${name} refuses ${field}, which its request does not have`, { cause: error });
};
