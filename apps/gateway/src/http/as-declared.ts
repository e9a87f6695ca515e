import { errorsOf } from '@sigorta/contracts/declared-errors';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Matched } from './producer.ts';

/**
 * What a handler threw, as it is answered. In tests a refusal that its operation does not declare becomes an internal
 * error that names both, so that no error leaves the gateway which the table and OpenAPI keep quiet about.
 */
export const asDeclared = (mode: Config['mode'], { name, operation }: Matched, error: unknown): unknown =>
  mode === 'test' && error instanceof Refusal && !errorsOf(operation).has(error.code)
    ? new Error(`${name} answers ${error.code}, which it does not declare`, { cause: error })
    : error;
