import { Agent } from 'undici';
import { type Connectors, createConnectors } from '../payments/provider/connectors.ts';
import { iyzico } from '../payments/provider/iyzico/iyzico.ts';
import type { Config } from '../platform/config.ts';
import type { Metrics } from '../platform/ports.ts';
import type { Timings } from '../platform/timings.ts';

/** Every payment provider there are settings for. Whoever adds one adds its folder and a line here. */
export function openConnectors(config: Config, timings: Timings, metrics: Metrics): Connectors {
  const waits = {
    timeoutMs: timings.providerTimeoutMs,
    bankTimeMs: timings.challengeMs,
    windowMs: timings.notFoundWindowMs,
  };
  return createConnectors([
    iyzico(
      { ...config.payment, ...waits },
      new Agent({ connections: 32, connect: { timeout: 10_000 }, keepAliveTimeout: 30_000 }),
      new Agent({ connections: 16, connect: { timeout: 5_000 }, keepAliveTimeout: 30_000 }),
      (call, codeClass) => metrics.paymentUnlistedCodes.inc({ connector: 'iyzico', call, class: codeClass }),
    ),
  ]);
}
