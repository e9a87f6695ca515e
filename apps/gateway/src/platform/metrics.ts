import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from './ports.ts';

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  return {
    registry,
    requests: new Histogram({
      name: 'gateway_request_seconds',
      help: 'Time until an operation was answered, streams until their end',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 5, 15],
      registers: [registry],
    }),
    calls: new Histogram({
      name: 'gateway_call_seconds',
      help: 'Time until a call of a request or job to somebody outside ended, by whom it went to and how it ended',
      labelNames: ['peer', 'outcome'],
      buckets: [0.02, 0.1, 0.5, 2, 5, 15, 60],
      registers: [registry],
    }),
    insurerAnswers: new Counter({
      name: 'gateway_insurer_answers_total',
      help: 'Answers of insurers by kind: offer, declined, late, unavailable, invalid-answer',
      labelNames: ['insurer', 'kind'],
      registers: [registry],
    }),
    policyReports: new Counter({
      name: 'gateway_policy_reports_total',
      help: 'What browsers say our content security policy stopped, by its directive',
      labelNames: ['directive'],
      registers: [registry],
    }),
    turnedAway: new Counter({
      name: 'gateway_turned_away_total',
      help: 'Requests beyond what one network may ask in a minute, refused before any work, by what they asked for',
      labelNames: ['door'],
      registers: [registry],
    }),
    releasesMissing: new Counter({
      name: 'gateway_releases_missing_total',
      help: 'Rows whose release of a family could not be opened, so that another one spoke for it: each is an alarm',
      labelNames: ['family'],
      registers: [registry],
    }),
    paymentUnlistedCodes: new Counter({
      name: 'payment_unlisted_codes_total',
      help: 'Codes of payment providers that no list of ours holds and that therefore prove nothing',
      labelNames: ['connector', 'call', 'class'],
      registers: [registry],
    }),
  };
};
