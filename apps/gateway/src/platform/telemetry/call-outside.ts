import { EgressError } from '@sigorta/egress/egress-error';
import type { Peer } from '../ports.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { below, currentScope, type Scope } from './scope.ts';

/** Whom a call goes to and what it asks, in words of ours: never an address, which may name somebody. */
export interface OutsideCall {
  peer: Peer;
  /** `quote`, `issue`, `/payment/auth` */
  call: string;
  /** which insurer or payment provider, by its id */
  id?: string;
}

/** What became of a call, as far as its answer's status says. */
interface Ended {
  status?: number | undefined;
  /** why nothing came back: a word of a closed list */
  fault?: string | undefined;
}

const outcomeOf = ({ status, fault }: Ended): string => {
  if (fault !== undefined) return fault;
  return status !== undefined && status >= 500 ? 'unavailable' : 'answered';
};

const tell = (scope: Scope, { peer, call, id }: OutsideCall, began: number, ended: Ended): void => {
  const { telemetry, metrics } = scope.tells;
  const ms = performance.now() - began;
  const outcome = outcomeOf(ended);
  metrics.calls.observe({ peer, outcome }, ms / 1000);
  if (!telemetry.isHeard) return;
  const until = Date.now();
  telemetry.span({
    name: `call ${peer}`,
    kind: 'client',
    trace: below(scope.trace),
    from: until - ms,
    until,
    attributes: {
      'gateway.peer': peer,
      'gateway.peer.id': id,
      'gateway.call': call,
      'http.response.status_code': ended.status,
      'error.type': outcome === 'answered' ? undefined : outcome,
    },
    failed: outcome !== 'answered',
  });
};

const endOfThrown = (error: unknown): Ended => {
  if (error instanceof UpstreamError) return { fault: error.fault, status: error.status };
  return { fault: error instanceof EgressError ? error.fault : 'failed' };
};

/**
 * Times a call outside as a span of the request or job that makes it, and counts it. What it throws or gives is handed on as
 * it is; outside of both it is only made.
 * @param endOf what an answer says of its end; a thrown `UpstreamError` says it by itself
 */
export async function callOutside<T>(
  to: OutsideCall,
  work: () => Promise<T>,
  endOf: (answer: T) => Ended = () => ({}),
): Promise<T> {
  const scope = currentScope();
  if (!scope) return work();
  const began = performance.now();
  try {
    const answer = await work();
    tell(scope, to, began, endOf(answer));
    return answer;
  } catch (error) {
    tell(scope, to, began, endOfThrown(error));
    throw error;
  }
}
