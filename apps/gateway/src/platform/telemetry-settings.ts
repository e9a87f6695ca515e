import { anything, httpsOrHere } from './production-rules.ts';
import { anAddress, unset } from './setting-kinds.ts';
import { headerList, httpUrl } from './setting-parsers.ts';

/** Where traces, figures and log are sent besides; under the names that OpenTelemetry gave them. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: unset(httpUrl, {
    instead: 'nothing is sent',
    meaning:
      'collector of OpenTelemetry that takes traces, metrics and logs by OTLP over HTTP (docs/telemetry.md)',
    fits: anAddress,
    line: 'outside',
    production: httpsOrHere,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: unset(headerList, {
    instead: '–',
    meaning: 'headers it asks for, `name=value` with commas',
    fits: 'name=value with commas between them',
    secret: true,
    production: anything,
  }),
} as const;
