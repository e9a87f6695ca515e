import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Trace } from '../ports.ts';

/** A request or a job under way: where its calls belong, and what it asked of the database so far. */
export interface Scope {
  trace: Trace;
  tells: Pick<Context, 'telemetry' | 'metrics'>;
  database: { calls: number; ms: number };
}

const scopes = new AsyncLocalStorage<Scope>();

/** What is under way here; undefined while a process starts, and in work that nobody began. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Whatever `work` awaits belongs to the scope, also what goes on after it was answered. */
export const inScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** @param parent of who asked, as W3C's `traceparent` has it; anything else begins a trace */
export function traceFrom(parent?: string): Trace {
  const [, traceId = randomBytes(16).toString('hex'), parentSpanId] = traceparent.exec(parent ?? '') ?? [];
  return { traceId, spanId: newSpanId(), ...(parentSpanId === undefined ? {} : { parentSpanId }) };
}

const newSpanId = (): string => randomBytes(8).toString('hex');

/** A span below another one. */
export const below = ({ traceId, spanId }: Trace): Trace => ({
  traceId,
  spanId: newSpanId(),
  parentSpanId: spanId,
});

export const openScope = (tells: Scope['tells'], parent?: string): Scope => ({
  trace: traceFrom(parent),
  tells,
  database: { calls: 0, ms: 0 },
});

/** What the whole asked of the database, as attributes of its span. */
export const databaseOf = ({ database: { calls, ms } }: Scope) => ({
  'gateway.database.calls': calls,
  'gateway.database.ms': Math.round(ms),
});
