import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A collector as the specification of OTLP over HTTP has it: JSON by POST to three addresses, 200 for what it took. */

export interface Attribute {
  key: string;
  value: Readonly<Record<string, string | number | boolean>>;
}
export interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  status?: { code: number };
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
}
interface LogRecord {
  severityNumber: number;
  severityText: string;
  body: { stringValue: string };
  attributes: Attribute[];
}
interface Metric {
  name: string;
  histogram?: {
    dataPoints: {
      attributes: Attribute[];
      count: string;
      bucketCounts: string[];
      explicitBounds: number[];
    }[];
  };
}
/** A message of each of the three kinds, as far as it is looked at. */
interface Said {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  resourceLogs: { scopeLogs: { logRecords: LogRecord[] }[] }[];
  resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[];
}

interface Took {
  path: string;
  said: Said;
  authorization: string | undefined;
}

/** Listens as a collector does, and keeps what it took. @param hear takes it instead, where it is too much to keep */
export const openCollector = async (hear?: (took: Took) => void) => {
  const took: Took[] = [];
  const take = hear ?? ((one: Took) => void took.push(one));
  const state = { status: 200, until: Promise.resolve() };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      await state.until;
      if (state.status === 200)
        take({
          path: request.url ?? '',
          said: JSON.parse(Buffer.concat(parts).toString('utf8')),
          authorization: request.headers.authorization,
        });
      response.writeHead(state.status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const all = <One>(path: string, pick: (said: Said) => One[]): One[] =>
    took.filter((one) => one.path === path).flatMap(({ said }) => pick(said));
  return {
    close: async () => void server.close(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    took,
    spans: () => all('/v1/traces', ({ resourceSpans: [one] }) => one?.scopeSpans[0]?.spans ?? []),
    records: () => all('/v1/logs', ({ resourceLogs: [one] }) => one?.scopeLogs[0]?.logRecords ?? []),
    metrics: () => all('/v1/metrics', ({ resourceMetrics: [one] }) => one?.scopeMetrics[0]?.metrics ?? []),
  };
};

/** Value of an attribute; undefined where it is not told. */
export const valueAt = (attributes: readonly Attribute[] = [], key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
