import { randomBytes } from 'node:crypto';
import type { Registry } from 'prom-client';
import type { Collector } from '../config.ts';
import type { Served, Telemetry } from '../ports.ts';
import { logRecordOf } from './log-record.ts';
import { metricsOf } from './metrics-of.ts';
import { attributesOf, nanoseconds, post, resource, scope } from './otlp.ts';

const everyMs = 15_000;
/** what waits for a collector that is away; older ones go first */
const mostWaiting = 2_000;
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
/** SPAN_KIND_SERVER and STATUS_CODE_ERROR */
const server = 2;
const wrong = 2;

const spanOf = ({ name, parent, from, until, attributes, failed }: Served): object => {
  const [, traceId = randomBytes(16).toString('hex'), parentSpanId] = traceparent.exec(parent ?? '') ?? [];
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name,
    kind: server,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(until),
    attributes: attributesOf(attributes),
    ...(failed ? { status: { code: wrong } } : {}),
  };
};

const silent: Telemetry = {
  served: () => {},
  line: () => {},
  watch: () => {},
  flush: async () => {},
  close: async () => {},
};

/** Sends traces, figures and log to a collector by OTLP, every fifteen seconds; to nobody where there is none. */
export function createTelemetry(collector: Collector | null): Telemetry {
  if (collector === null) return silent;
  const began = Date.now();
  const spans: object[] = [];
  const records: object[] = [];
  let registry: Registry | null = null;
  const keep = (waiting: object[], one: object) => {
    waiting.push(one);
    if (waiting.length > mostWaiting) waiting.shift();
  };
  const sendAll = async (waiting: object[], send: (all: object[]) => Promise<boolean>) => {
    const all = waiting.splice(0);
    if (all.length === 0 || (await send(all))) return;
    /* what came meanwhile is newer; of these the newest go back while there is room */
    const room = Math.max(0, mostWaiting - waiting.length);
    waiting.unshift(...all.slice(all.length - Math.min(room, all.length)));
  };
  const flush = async () => {
    const metrics = registry ? await metricsOf(registry, began, Date.now()) : [];
    await Promise.all([
      sendAll(spans, (all) =>
        post(collector, 'traces', { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: all }] }] }),
      ),
      sendAll(records, (all) =>
        post(collector, 'logs', { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: all }] }] }),
      ),
      sendAll(metrics, (all) =>
        post(collector, 'metrics', {
          resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: all }] }],
        }),
      ),
    ]);
  };
  const timer = setInterval(() => void flush().catch(() => {}), everyMs).unref();
  return {
    served: (request) => keep(spans, spanOf(request)),
    line: (text) => {
      const record = logRecordOf(text);
      if (record) keep(records, record);
    },
    watch: (of) => {
      registry = of;
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush().catch(() => {});
    },
  };
}
