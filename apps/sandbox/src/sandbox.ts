import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressRegisterRoutes } from './address-register/routes.ts';
import { acsRoutes } from './bank/acs-routes.ts';
import { centralBankRoutes } from './central-bank/routes.ts';
import { type Config, defaultConfig } from './config.ts';
import { byHandRoutes } from './control/by-hand-routes.ts';
import { faultRoutes } from './control/fault-routes.ts';
import { mailRoutes } from './control/mail-routes.ts';
import { worldRoutes } from './control/world-routes.ts';
import { faultBoard } from './faults.ts';
import { quoteDocumentRoute } from './insurers/document-route.ts';
import { forgetOldQuotes } from './insurers/forget-old-quotes.ts';
import { jsonInsurerRoutes } from './insurers/json-routes.ts';
import { soapInsurerRoutes } from './insurers/soap-routes.ts';
import { keyServiceRoutes } from './key-service/routes.ts';
import { smtpServer } from './mail/smtp.ts';
import { nestpayRoutes } from './nestpay/routes.ts';
import { pageRoutes } from './page/routes.ts';
import { paymentProviderRoutes } from './payment-provider/routes.ts';
import { loadProducts, type SandboxProduct } from './products.ts';
import { settlementRoutes } from './settlement/routes.ts';
import { smsRoutes } from './sms/routes.ts';
import { openBlobs } from './store/blobs.ts';
import { lockFolder } from './store/folder-lock.ts';
import { openStore, type Store } from './store/store.ts';
import { vehicleRegisterRoutes } from './vehicle-register/routes.ts';
import type { Urls, World } from './world.ts';

export interface SandboxOptions extends Partial<Config> {
  clock?: () => Date;
  /** instead of discovering them under the root */
  products?: ReadonlyMap<string, SandboxProduct>;
}

export interface Sandbox {
  urls: Urls;
  close: () => Promise<void>;
}

const server = async (quiet: boolean): Promise<FastifyInstance> => {
  const app = Fastify({ logger: quiet ? false : { level: 'warn' }, forceCloseConnections: true });
  app.addContentTypeParser(
    ['text/xml', 'application/soap+xml'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  await app.register(formbody);
  // A visitor's other pages must not break or empty the world behind his back.
  app.addHook('onRequest', async (request, reply) => {
    const steering = request.method === 'POST' && /^\/(control|page)\//.test(request.url);
    if (steering && request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send({});
  });
  return app;
};

/** The store of a folder that nobody else has open; closing it frees the folder. */
const openLocked = async (directory: string | null): Promise<Store> => {
  const unlock = directory ? await lockFolder(directory) : () => {};
  try {
    const store = openStore(directory);
    const close = () => {
      store.close();
      unlock();
    };
    return { ...store, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

const listenSmtp = (smtp: ReturnType<typeof smtpServer>, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, host, () => {
      smtp.removeListener('error', reject);
      // A client that hangs up mid-sentence is no reason to fall over.
      smtp.on('error', () => {});
      resolve((smtp.server.address() as AddressInfo).port);
    });
  });

/**
 * Starts the world outside.
 * @throws Error of the system when a port is taken (`EADDRINUSE`) or the data folder cannot be written
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { clock = () => new Date(), products, ...given } = options;
  const config: Config = { ...defaultConfig, ...given };
  const closing = new AbortController();
  const world: World = {
    config,
    clock,
    store: await openLocked(config.dataDirectory),
    blobs: openBlobs(config.dataDirectory),
    faults: faultBoard(),
    products: products ?? (await loadProducts(config.root)),
    urls: { main: '', acs: '', smtp: '' },
    closing: closing.signal,
  };

  forgetOldQuotes(world);

  const main = await server(config.quiet);
  jsonInsurerRoutes(main, world);
  soapInsurerRoutes(main, world);
  quoteDocumentRoute(main, world);
  paymentProviderRoutes(main, world);
  nestpayRoutes(main, world);
  settlementRoutes(main, world);
  smsRoutes(main, world);
  centralBankRoutes(main, world);
  addressRegisterRoutes(main, world);
  vehicleRegisterRoutes(main, world);
  keyServiceRoutes(main, world);
  faultRoutes(main, world);
  worldRoutes(main, world);
  byHandRoutes(main, world);
  mailRoutes(main, world);
  pageRoutes(main, world);
  main.get('/healthz', () => ({ status: 'ok' }));

  const acs = await server(config.quiet);
  acsRoutes(acs, world);
  const smtp = smtpServer(world);

  const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;
  let closed: Promise<void> | null = null;
  const closeAll = async () => {
    closing.abort();
    await Promise.all([main.close(), acs.close(), new Promise<void>((done) => smtp.close(() => done()))]);
    world.store.close();
  };
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  const shownHost = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  try {
    await acs.listen({ port: config.acsPort, host: config.host });
    const smtpPort = await listenSmtp(smtp, config.smtpPort, config.host);
    // The main door last: once it answers, everything does.
    await main.listen({ port: config.port, host: config.host });
    world.urls.main = config.publicUrl ?? `http://${shownHost}:${portOf(main)}`;
    world.urls.acs = config.acsUrl ?? `http://${shownHost}:${portOf(acs)}`;
    world.urls.smtp = `smtp://${shownHost}:${smtpPort}`;
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { urls: world.urls, close };
};
