import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import { streamSilence } from '@sigorta/contracts/stream-silence';
import type { Language } from '@sigorta/i18n/language';
import ky, { HTTPError, type KyInstance, type Options, TimeoutError } from 'ky';
import * as v from 'valibot';
import { errorOfAnswer } from './error-answer.ts';
import { GatewayError } from './gateway-error.ts';
import { type IntentStore, type Intents, intentsIn, storeInMemory } from './intents.ts';
import { readNdjson } from './ndjson.ts';
import { fillProducer } from './producer.ts';
import { timeouts } from './timeouts.ts';
import { keepXsrfToken, xsrfToken } from './xsrf.ts';

export interface GatewayOptions {
  /** the one endpoint, absolute or relative; a stored `baseEndpoint` must have passed the allow list (decision 3) */
  endpoint: string;
  /** identifies the site or partner, never a person (decision 4) */
  token: string;
  language: Language;
  /** keeps the keys of unanswered calls; without one they are forgotten with the page */
  intents?: IntentStore;
  /** ms before a call that never arrived, or whose answer was lost, is sent again under its key */
  resendAfterMs?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Gateway {
  readonly language: Language;
  /** @throws GatewayError; an abort by the caller's signal passes through as it is */
  call<O extends Operation>(operation: O, request: RequestOf<O>, options?: CallOptions): Promise<AnswerOf<O>>;
  /** Resolves when the stream has ended. @throws GatewayError, also for a stream that breaks in the middle */
  stream<O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    onLine: (line: AnswerOf<O>) => void,
    options?: CallOptions,
  ): Promise<void>;
  /** A document as a whole. @throws GatewayError */
  download<O extends Operation>(operation: O, request: RequestOf<O>, options?: CallOptions): Promise<Blob>;
}

/** longer than that nobody waits before an empty screen; what a full gateway tells is below it */
const mostToldSeconds = 10;

/** A refusal that asks for more patience than that; a date counts as such, ours are seconds. */
const isToldLater = (error: unknown, seconds: number): boolean => {
  if (!(error instanceof HTTPError)) return false;
  const told = error.response.headers.get('retry-after');
  return told !== null && !(Number(told) <= seconds);
};

export function createGateway({
  endpoint,
  token,
  language,
  intents: store = storeInMemory(),
  resendAfterMs = 1000,
  fetch: fetchWith,
}: GatewayOptions): Gateway {
  const client = ky.create({
    credentials: 'include',
    headers: { token, 'accept-language': language },
    /* reading again is harmless; a POST may have reached an insurer or a bank and is repeated under its key only */
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      /* who is put off comes back when it was told, or leaves it to whoever called */
      shouldRetry: ({ error }) => (isToldLater(error, mostToldSeconds) ? false : undefined),
    },
    ...(fetchWith && { fetch: fetchWith as NonNullable<Options['fetch']> }),
  });
  const intents = intentsIn(store);
  const send = (
    operation: Operation,
    request: unknown,
    options: CallOptions,
    key: string | null = null,
  ): Promise<Response> => sendTo(client, endpoint, operation, request, options, key);

  return {
    language,
    async call(operation, request, options = {}) {
      return underKey({ intents, resendAfterMs, operation, request, options }, (key) =>
        guarded(options.signal, async () =>
          checked(operation, await (await send(operation, request, options, key)).json()),
        ),
      );
    },
    async stream(operation, request, onLine, options = {}) {
      const read = (body: ReadableStream<Uint8Array>, silence: ReturnType<typeof watchSilence>) =>
        readNdjson(body, (line) => {
          silence.heard();
          onLine(checked(operation, line));
        });
      const silence = watchSilence(options.signal);
      try {
        /* what breaks behind the first byte is not sent again: its lines are read from their own operation */
        const body = await underKey({ intents, resendAfterMs, operation, request, options }, (key) =>
          guarded(silence.signal, async () => {
            const response = await send(operation, request, { signal: silence.signal }, key);
            if (!response.body) throw new GatewayError('internal-error');
            return response.body;
          }),
        );
        await guarded(silence.signal, () => read(body, silence));
      } catch (error) {
        throw silence.broken() ? new GatewayError('timeout', [], error) : error;
      } finally {
        silence.stop();
      }
    },
    async download(operation, request, options = {}) {
      return guarded(options.signal, async () => (await send(operation, request, options)).blob());
    },
  };
}

interface Keyed {
  intents: Intents;
  resendAfterMs: number;
  operation: Operation;
  request: unknown;
  options: CallOptions;
}

/** what another try may not get; the gateway frees the key of these too */
const mayPass = ({ next }: GatewayError): boolean => next === 'retry' || next === 'wait';

/**
 * Asks under the key of this intent, which stays until an answer says what became of it. A call that was lost on its way
 * is sent once more: under its key that is harmless. A key that belongs to another request (the card was typed anew) gives way.
 */
async function underKey<T>(
  { intents, resendAfterMs, operation, request, options }: Keyed,
  ask: (key: string | null) => Promise<T>,
): Promise<T> {
  if (!operation.keyed) return ask(null);
  const fields = v.parse(fieldsSchema, request);
  const askOnce = async (): Promise<T> => {
    const intent = intents.open(operation, fields);
    try {
      const answer = await ask(intent.key);
      intent.close();
      return answer;
    } catch (error) {
      if (error instanceof GatewayError && !mayPass(error)) intent.close();
      throw error;
    }
  };
  try {
    return await askOnce();
  } catch (error) {
    if (!(error instanceof GatewayError) || options.signal?.aborted) throw error;
    if (error.code === 'key-reused') return askOnce();
    if (error.code !== 'offline') throw error;
    await new Promise((resolve) => setTimeout(resolve, resendAfterMs));
    options.signal?.throwIfAborted();
    return askOnce();
  }
}

const fieldsSchema = v.record(v.string(), v.unknown());

async function sendTo(
  client: KyInstance,
  endpoint: string,
  operation: Operation,
  request: unknown,
  { signal }: CallOptions,
  key: string | null,
): Promise<Response> {
  const { header, rest } = fillProducer(operation.producer, v.parse(fieldsSchema, request));
  const sendWith = async (xsrf: string | undefined): Promise<Response> => {
    const response = await client(endpoint, {
      method: operation.method,
      timeout: timeouts[operation.cost],
      headers: {
        producer: header,
        ...(xsrf !== undefined && { 'X-XSRF-TOKEN': xsrf }),
        ...(key !== null && { 'Idempotency-Key': `"${key}"` }),
      },
      ...(operation.method === 'POST' && { json: rest }),
      ...(signal && { signal }),
    });
    keepXsrfToken(endpoint, response);
    return response;
  };
  const xsrf = xsrfToken(endpoint);
  try {
    return await sendWith(xsrf);
  } catch (error) {
    if (error instanceof HTTPError) keepXsrfToken(endpoint, error.response);
    /* refused before any work, and the answer brought a token: the page came without one or was open for long */
    const fresh = xsrfToken(endpoint);
    const wasRefused = error instanceof HTTPError && error.response.status === 403;
    if (!wasRefused || fresh === undefined || fresh === xsrf) throw error;
    return sendWith(fresh);
  }
}

function checked<O extends Operation>(operation: O, answer: unknown): AnswerOf<O> {
  const parsed = v.safeParse(operation.answer, answer);
  if (!parsed.success) throw new GatewayError('internal-error', [], parsed.issues);
  return parsed.output as AnswerOf<O>;
}

/** Translates every failure into a GatewayError, except the caller's own abort. */
async function guarded<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal?.aborted || error instanceof GatewayError) throw error;
    if (error instanceof HTTPError) {
      const { status, headers } = error.response;
      throw errorOfAnswer(status, error.data, headers.get('retry-after'));
    }
    if (error instanceof TimeoutError) throw new GatewayError('timeout', [], error);
    if (error instanceof SyntaxError) throw new GatewayError('internal-error', [], error);
    throw new GatewayError('offline', [], error);
  }
}

function watchSilence(outer: AbortSignal | undefined) {
  const own = new AbortController();
  const start = () => setTimeout(() => own.abort(), streamSilence.dead);
  let timer = start();
  return {
    signal: outer ? AbortSignal.any([outer, own.signal]) : own.signal,
    heard(): void {
      clearTimeout(timer);
      timer = start();
    },
    broken: () => own.signal.aborted,
    stop: () => clearTimeout(timer),
  };
}
