import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../main/context.ts';
import { addPreviews } from '../main/previews/previews.ts';
import { buildServer } from '../main/server.ts';
import { Buyer } from './buyer.ts';
import { type TestContextOptions, testContext } from './test-context.ts';
import { testDatabase } from './test-database.ts';

export interface RunningGateway {
  context: GatewayContext;
  app: FastifyInstance;
  /** address of the real server, e.g. `http://127.0.0.1:41234` */
  url: string;
  /** a new browser without cookies */
  buyer: () => Buyer;
  close: () => Promise<void>;
}

/** The real server on a real port and a fresh database. */
export const startGateway = async (options: TestContextOptions = {}): Promise<RunningGateway> => {
  const context = await testContext(options);
  const app = buildServer(context);
  const previews = addPreviews(context, { site: app }, testDatabase);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    context,
    app,
    url,
    buyer: () => new Buyer(url, context.config.siteToken),
    close: async () => {
      await app.close();
      await previews.close();
      await context.close();
    },
  };
};
