import type { Boot } from '@sigorta/contracts/boot';
import { callKeys, readEndpoint } from '@sigorta/runtime/runtime';
import { createGateway, type Gateway } from '../gateway.ts';

const gateways = new WeakMap<Boot, Gateway>();

/** The gateway of this document, made once. In handlers and effects only: the endpoint may come from storage. */
export function gatewayOf(boot: Boot): Gateway {
  const known = gateways.get(boot);
  if (known) return known;
  const endpoint = readEndpoint(boot, location.origin);
  const { token, language } = boot;
  const gateway = createGateway({ endpoint, token, language, intents: callKeys });
  gateways.set(boot, gateway);
  return gateway;
}
