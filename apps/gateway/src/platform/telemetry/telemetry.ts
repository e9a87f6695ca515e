import type { Registry } from 'prom-client';
import type { Collector } from '../config.ts';
import type { Span, Telemetry } from '../ports.ts';
import { logRecordOf } from './log-record.ts';
import { metricsOf } from './metrics-of.ts';
import { attributesOf, nanoseconds, post, resource, scope } from './otlp.ts';

const everyMs = 15_000;
/** what waits for a collector that is away; older ones go first */
const mostWaiting = 2_000;
/** SpanKind and STATUS_CODE_ERROR of OTLP; a job has nobody who waits for it */
const kinds = { server: 2, client: 3, job: 1 } as const;
const wrong = 2;

const spanOf = ({ name, kind, trace, from, until, attributes, failed }: Span): object => ({
  ...trace,
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(until),
  attributes: attributesOf(attributes),
  ...(failed ? { status: { code: wrong } } : {}),
});

const silent: Telemetry = {
  isHeard: false,
  span: () => {},
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
    isHeard: true,
    span: (span) => keep(spans, spanOf(span)),
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
