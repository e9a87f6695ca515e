import type { OperationName } from '@sigorta/contracts/operations/table';
import { panelOperations } from '@sigorta/contracts/panel/table';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import { type Side, sideOf } from '../platform/http/host-sides.ts';
import { Refusal } from '../platform/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** which hosts answer, where the panel has one of its own: those of the shop unless something is said */
    host?: 'panel' | 'any';
  }
}

/** By the route, never by the address as it came: a router reads `/%70anel` as `/panel`. Without a host of its own nothing is added. */
export const addHostsOfRoutes = (app: FastifyInstance, config: Pick<Config, 'panelOrigin'>): void => {
  if (config.panelOrigin === null) return;
  app.addHook('onRequest', async (request) => {
    const { url, config: route } = request.routeOptions;
    if (url === undefined) return;
    const host = route.host ?? 'shop';
    if (host !== 'any' && host !== sideOf(config, request)) throw new Refusal('not-found');
  });
};

/** Operations of the panel, signing in among them, are answered on its host, all others on those of the shop. */
export const isAnsweredOn = (side: Side, name: OperationName): boolean =>
  side === 'both' || (side === 'panel') === Object.hasOwn(panelOperations, name);
