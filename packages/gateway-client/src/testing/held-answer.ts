import { act } from '@testing-library/react';
import { GatewayError, type GatewayErrorCode } from '../gateway-error.ts';

export interface Held<A> {
  /** answers the oldest call that waits, and lets the screen draw what follows */
  answer(answer: A): Promise<void>;
  /** refuses the oldest call that waits, and lets the screen draw what follows */
  refuse(code: GatewayErrorCode): Promise<void>;
  /** how many calls wait; those that were aborted do not */
  waiting(): number;
}

interface Waiting<A> {
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/** Calls that wait for the test. */
export function heldAnswer<A>(): Held<A> & { wait: (signal: AbortSignal | undefined) => Promise<A> } {
  const waiting = new Set<Waiting<A>>();
  const oldest = (): Waiting<A> => {
    const [first] = waiting;
    if (!first) throw new Error('no call waits');
    waiting.delete(first);
    return first;
  };
  return {
    wait: (signal) =>
      new Promise<A>((resolve, reject) => {
        const one = { resolve, reject };
        waiting.add(one);
        signal?.addEventListener('abort', () => {
          waiting.delete(one);
          reject(signal.reason);
        });
      }),
    answer: (answer) => act(async () => oldest().resolve(answer)),
    refuse: (code) => act(async () => oldest().reject(new GatewayError(code))),
    waiting: () => waiting.size,
  };
}
