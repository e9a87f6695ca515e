import { EgressError } from '@sigorta/egress/egress-error';
import { type Dispatcher, request } from 'undici';
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

/** Listens: to iterate would make a promise and more for each piece. @throws UpstreamError `invalid-answer` for a body that is too long */
const wholeOf = ({ statusCode, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    body.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > maxBytes) body.destroy(new UpstreamError('invalid-answer', statusCode));
      else pieces.push(piece);
    });
    body.on('error', reject);
    body.on('end', () => resolve(Buffer.concat(pieces, size)));
  });

const send = async (call: UpstreamCall): Promise<UpstreamAnswer> => {
  try {
    const answer = await request(call.url, {
      method: call.method,
      headers: { 'user-agent': 'sigorta-carsisi', ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      dispatcher: call.dispatcher,
      signal: AbortSignal.timeout(call.timeoutMs),
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    });
    const body = await wholeOf(answer, call.maxBytes);
    const type = answer.headers['content-type'];
    return {
      status: answer.statusCode,
      contentType: typeof type === 'string' ? type : '',
      body,
    };
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(faultOf(error), undefined, error);
  }
};
