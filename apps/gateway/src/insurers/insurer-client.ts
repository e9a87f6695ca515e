import type { Egress } from '@sigorta/egress/egress';
import { lineAgent } from '@sigorta/egress/line-agent';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  wrap,
} from 'cockatiel';
import type { Agent } from 'undici';
import type { Config } from '../platform/config.ts';
import { UpstreamError, type UpstreamFault } from '../platform/upstream/upstream-error.ts';
import type { InsurerLine } from './insurer-wire.ts';

interface Line {
  agent: Agent;
  policy: IPolicy;
}

export interface InsurerClient {
  /**
   * Runs one call to an insurer on its own connections, behind its own breaker and bulkhead, so that a sick insurer
   * costs the others nothing.
   * @throws UpstreamError
   */
  ask: <T>(
    insurer: { id: string; adapter: 'json' | 'soap' },
    call: (line: InsurerLine) => Promise<T>,
  ) => Promise<T>;
  close: () => Promise<void>;
}

const connections = 128;
const waiting = 1024;
/** this many failures one after another open the breaker, for this long */
const failures = 8;
const openMs = 5_000;

const sick: ReadonlySet<UpstreamFault> = new Set(['late', 'unavailable', 'proxy-refused', 'proxy-away']);

const isSick = (error: unknown): boolean => error instanceof UpstreamError && sick.has(error.fault);

const openLine = (egress: Egress): Line => ({
  agent: lineAgent(egress, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 120_000,
    connect: { timeout: 5_000 },
  }),
  policy: wrap(
    bulkhead(connections, waiting),
    circuitBreaker(handleWhen(isSick), { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failures) }),
  ),
});

export const createInsurerClient = ({ egress, ...insurers }: Config['insurers']): InsurerClient => {
  const lines = new Map<string, Line>();
  const lineOf = (id: string): Line => {
    const known = lines.get(id);
    if (known) return known;
    const made = openLine(egress);
    lines.set(id, made);
    return made;
  };
  return {
    ask: async ({ id, adapter }, call) => {
      const { agent, policy } = lineOf(id);
      const line: InsurerLine = {
        id,
        adapter,
        base: `${insurers.url}/${id}`,
        apiKey: insurers.apiKey,
        dispatcher: agent,
        timeoutMs: insurers.deadlineMs,
      };
      try {
        return await policy.execute(() => call(line));
      } catch (error) {
        if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) {
          throw new UpstreamError('unavailable');
        }
        throw error;
      }
    },
    close: async () => {
      await Promise.all([...lines.values()].map(({ agent }) => agent.destroy()));
    },
  };
};
