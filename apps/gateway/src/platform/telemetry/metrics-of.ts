import type { Registry } from 'prom-client';
import { attributesOf, nanoseconds } from './otlp.ts';

type Known = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
interface Sample {
  value: number;
  labels: Readonly<Record<string, string | number>>;
  metricName?: string;
}
interface Times {
  startTimeUnixNano: string;
  timeUnixNano: string;
}

/** 2 of AggregationTemporality: since the process began */
const cumulative = 2;

/** One point for each set of labels, from the lines that Prometheus has for it. */
function histogramPoints(samples: readonly Sample[], times: Times) {
  const labelsOf = ({ labels: { le: _, ...labels } }: Sample) => JSON.stringify(labels);
  return [...Map.groupBy(samples, labelsOf)].map(([labels, own]) => {
    const buckets = own
      .filter(({ metricName }) => metricName?.endsWith('_bucket'))
      .map(({ value, labels: { le } }) => ({
        upTo: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le),
        value,
      }))
      .toSorted((a, b) => a.upTo - b.upTo);
    const of = (end: string) => own.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0;
    return {
      ...times,
      attributes: attributesOf(JSON.parse(labels)),
      count: String(of('_count')),
      sum: of('_sum'),
      /* Prometheus counts everything below, OTLP what lies between */
      bucketCounts: buckets.map(({ value }, at) => String(value - (buckets[at - 1]?.value ?? 0))),
      explicitBounds: buckets.map(({ upTo }) => upTo).filter(Number.isFinite),
    };
  });
}

function metricOf(known: Known, times: Times) {
  const { name, help: description } = known;
  const samples = known.values as readonly Sample[];
  const points = () =>
    samples.map(({ value, labels }) => ({ ...times, attributes: attributesOf(labels), asDouble: value }));
  /* an enumeration in the types, a word when it runs */
  switch (String(known.type)) {
    case 'histogram':
      return {
        name,
        description,
        histogram: { aggregationTemporality: cumulative, dataPoints: histogramPoints(samples, times) },
      };
    case 'counter':
      return {
        name,
        description,
        sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints: points() },
      };
    case 'gauge':
      return { name, description, gauge: { dataPoints: points() } };
    default:
      return null;
  }
}

/** What `/metrics` says, as OTLP has it. @param since when the process began, ms */
export async function metricsOf(registry: Registry, since: number, now: number): Promise<object[]> {
  const times = { startTimeUnixNano: nanoseconds(since), timeUnixNano: nanoseconds(now) };
  const all = await registry.getMetricsAsJSON();
  return all.flatMap((known) => metricOf(known, times) ?? []);
}
