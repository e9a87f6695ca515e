import { readFileSync } from 'node:fs';
import { type Egress, straight } from '@sigorta/egress/egress';
import { lineAgent } from '@sigorta/egress/line-agent';
import type { Agent } from 'undici';
import { type CardEntry, cardEntryAt } from '../payments/provider/card-entry.ts';
import { type Connectors, createConnectors } from '../payments/provider/connectors.ts';
import { iyzico } from '../payments/provider/iyzico/iyzico.ts';
import { nestpay } from '../payments/provider/nestpay/nestpay.ts';
import type { PaymentProvider, UnlistedCode } from '../payments/provider/provider.ts';
import type { Config } from '../platform/config.ts';
import type { Metrics } from '../platform/ports.ts';
import { StartError } from '../platform/start-error.ts';
import type { Timings } from '../platform/timings.ts';

const connections = (egress: Egress, most: number, trusted: { ca?: string } = {}): Agent =>
  lineAgent(egress, {
    connections: most,
    connect: { timeout: 10_000, ...trusted },
    keepAliveTimeout: 30_000,
  });

/** The house's own authority is believed inside and nowhere else. @throws StartError */
const insideOf = ({ insideAuthority }: Config): { ca?: string } => {
  if (insideAuthority === null) return {};
  try {
    return { ca: readFileSync(insideAuthority, 'utf8') };
  } catch {
    throw new StartError(`The file ${insideAuthority} of INSIDE_AUTHORITY_FILE cannot be read.`);
  }
};

/** Every payment provider there are settings for. Whoever adds one adds its folder and a line here. */
export function openConnectors(config: Config, timings: Timings, metrics: Metrics): Connectors {
  const { egress } = config;
  const waits = {
    timeoutMs: timings.providerTimeoutMs,
    bankTimeMs: timings.challengeMs,
    windowMs: timings.notFoundWindowMs,
  };
  const counting =
    (connector: string): UnlistedCode =>
    (call, codeClass) =>
      metrics.paymentUnlistedCodes.inc({ connector, call, class: codeClass });
  const entry: CardEntry = cardEntryAt(config.cardEntry, connections(straight, 32, insideOf(config)));
  const providers: PaymentProvider[] = [
    iyzico(
      { ...config.payment, account: 'live', ...waits },
      connections(egress, 32),
      connections(egress, 16),
      entry,
      counting('iyzico'),
    ),
  ];
  if (config.nestpay)
    providers.push(
      nestpay(
        { ...config.nestpay, cardUrl: config.cardEntry.url, ...waits },
        connections(egress, 32),
        entry,
        counting('nestpay'),
      ),
    );
  return createConnectors(providers, config.paymentConnector);
}
