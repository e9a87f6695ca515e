import { hostname } from 'node:os';
import { sharedAgent } from '@sigorta/egress/line-agent';
import { request } from 'undici';
import type { Collector } from '../config.ts';
import type { AttributeValue } from '../ports.ts';

/* What OTLP calls things, in its JSON form: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */

/** A value as OTLP has it; whole numbers are text there, 64 bits wide. */
const written = (value: AttributeValue): Readonly<Record<string, string | number | boolean>> => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

export const attributesOf = (values: Readonly<Record<string, AttributeValue | undefined>>) =>
  Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: written(value) }],
  );

/** @param ms since 1970 */
export const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

/** Who speaks. */
export const resource = {
  attributes: attributesOf({
    'service.name': 'sigorta-gateway',
    'service.instance.id': `${hostname()}-${process.pid}`,
  }),
};
export const scope = { name: 'sigorta-gateway' };

export type Signal = 'traces' | 'metrics' | 'logs';

/** longer than that and the collector counts as away */
const patienceMs = 5_000;
const agentOf = sharedAgent({ connections: 4, connect: { timeout: patienceMs } });

/** @returns whether it was taken */
export const post = async (
  { endpoint, headers, egress }: Collector,
  signal: Signal,
  body: object,
): Promise<boolean> => {
  try {
    /* no answer sends it on elsewhere: what is told goes to the collector that was set, and with its key nowhere else */
    const answer = await request(`${endpoint}/v1/${signal}`, {
      method: 'POST',
      dispatcher: agentOf(egress),
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body.dump();
    return answer.statusCode >= 200 && answer.statusCode < 300;
  } catch {
    return false;
  }
};
