import { EgressError } from '@sigorta/egress/egress-error';
import type { Dispatcher } from 'undici';
import { callOutside, type OutsideCall } from '../telemetry/call-outside.ts';
import { UpstreamError, type UpstreamFault } from './upstream-error.ts';

export interface UpstreamCall {
  /** as the call is told of; its address is not */
  to: OutsideCall;
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  dispatcher: Dispatcher;
  /** milliseconds for the whole call, body included */
  timeoutMs: number;
  /** bytes; a longer answer is cut off and refused */
  maxBytes: number;
}

export interface UpstreamAnswer {
  status: number;
  contentType: string;
  body: Buffer;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || ('code' in error && /TIMEOUT/.test(String(error.code))));

const faultOf = (error: unknown): UpstreamFault => {
  if (error instanceof EgressError && error.fault !== 'unreached') return error.fault;
  return isTimeout(error) ? 'late' : 'unavailable';
};

/**
 * One call outside: no redirect is followed, no retry, size and time are limited.
 * @throws UpstreamError `late`, `unavailable` (no connection), `invalid-answer` (too long), `proxy-refused`, `proxy-away`
 */
export const callUpstream = (call: UpstreamCall): Promise<UpstreamAnswer> =>
  callOutside(
    call.to,
    () => send(call),
    ({ status }) => ({ status }),
  );

/** An answer as it comes, piece by piece. */
interface Coming extends Omit<UpstreamAnswer, 'body'> {
  pieces: Buffer[];
  size: number;
}

/**
 * Listens to the line itself: a stream and a signal of undici's own, made anew for each call, cost more than the rest of it. One clock
 * runs from the beginning, the wait for a free line included.
 */
const answerOf = (call: UpstreamCall): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(call.url);
    const coming: Coming = { status: 0, contentType: '', pieces: [], size: 0 };
    let line: Dispatcher.DispatchController | undefined;
    let gaveUp: UpstreamError | undefined;
    const giveUp = (why: UpstreamError): void => {
      gaveUp = why;
      clearTimeout(clock);
      reject(why);
      line?.abort(why);
    };
    const clock = setTimeout(() => giveUp(new UpstreamError('late')), call.timeoutMs).unref();
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (started) => {
        line = started;
        if (gaveUp) started.abort(gaveUp);
      },
      onResponseStart: (_line, status, headers) => {
        const type = headers['content-type'];
        Object.assign(coming, { status, contentType: typeof type === 'string' ? type : '' });
      },
      onResponseData: (_line, piece) => {
        coming.size += piece.length;
        if (coming.size > call.maxBytes) giveUp(new UpstreamError('invalid-answer', coming.status));
        else coming.pieces.push(piece);
      },
      onResponseEnd: () => {
        clearTimeout(clock);
        const { status, contentType, pieces, size } = coming;
        resolve({ status, contentType, body: Buffer.concat(pieces, size) });
      },
      onResponseError: (_line, error) => {
        clearTimeout(clock);
        reject(error);
      },
    };
    const { method, body = null } = call;
    const headers = { 'user-agent': 'sigorta-carsisi', ...call.headers };
    /* the clock is for all of it */
    const none = { headersTimeout: 0, bodyTimeout: 0 };
    call.dispatcher.dispatch({ origin, path: pathname + search, method, headers, body, ...none }, handler);
  });

const send = async (call: UpstreamCall): Promise<UpstreamAnswer> => {
  try {
    return await answerOf(call);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(faultOf(error), undefined, error);
  }
};
