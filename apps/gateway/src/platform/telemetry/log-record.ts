import type { AttributeValue } from '../ports.ts';
import { attributesOf, nanoseconds } from './otlp.ts';

/** numbers of pino → those of OTLP: https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const severities: Readonly<Record<number, { severityNumber: number; severityText: string }>> = {
  20: { severityNumber: 5, severityText: 'DEBUG' },
  30: { severityNumber: 9, severityText: 'INFO' },
  40: { severityNumber: 13, severityText: 'WARN' },
  50: { severityNumber: 17, severityText: 'ERROR' },
  60: { severityNumber: 21, severityText: 'FATAL' },
};

/** A line of the log, which lets through only what may be known (log.ts). @returns null for what is no such line */
export function logRecordOf(line: string): object | null {
  let fields: Record<string, AttributeValue>;
  try {
    fields = JSON.parse(line) as Record<string, AttributeValue>;
  } catch {
    return null;
  }
  const { level, time, event, ...more } = fields;
  return {
    timeUnixNano: nanoseconds(Number(time)),
    ...severities[Number(level)],
    body: { stringValue: String(event ?? '') },
    attributes: attributesOf(more),
  };
}
