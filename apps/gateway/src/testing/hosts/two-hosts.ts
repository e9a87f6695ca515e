import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtRelease } from '../built-release.ts';
import { listSite } from '../listed-site.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import type { TestContextOptions } from '../test-context.ts';
import { BrowserAt } from './browser-at.ts';

export const shopHost = 'carsi.example';
export const panelHost = 'panel.carsi.example';
/** one of the sample partners' */
export const partnersHost = 'kaya.localhost';

export const twoOrigins = { PUBLIC_URL: `https://${shopHost}`, PANEL_ORIGIN: `https://${panelHost}` };

/** What https asks of every site. */
export const ownSecrets = {
  INSURERS_API_KEY: 'a',
  CARD_SECRET: 'one of our own',
  PAYMENT_API_KEY: 'b',
  PAYMENT_SECRET_KEY: 'c',
};

/* the panel and home are the only pages; a document says which path it was drawn for */
const render = `
export const shared = {};
const site = {
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'two', publicPaths: () => ['/'], with: async () => site,
  page: async ({ path, language, brand }) => ({
    status: path === '/' || path === '/panel' || path.startsWith('/panel/') ? 200 : 404,
    kind: path.startsWith('/panel') ? 'personal' : 'public',
    title: '', description: '', canonicalPath: path, inlineScripts: [], product: null, questions: [],
    html: '<html><head><!--head--></head><body>drawn for ' + path + ', ' + brand.name + '<!--boot--></body></html>',
    boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null },
  }),
};
export const openSite = async () => site;
`;

/** A built site with two families, one of them the panel. @returns its folder */
const writeSite = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'gateway-hosts-'));
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  write('server/render.js', render);
  const built = (family: string) =>
    builtRelease(write, '3f9a', { 'entry.js': `export const of = '${family}';` }, 3, 'sha256', family);
  const remotes = { panel: built('panel'), travel: built('travel') };
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes }));
  write('site/catalogue.json', '[]');
  listSite(dist);
  return dist;
};

export interface TwoHosts extends RunningGateway {
  /** a browser that asks for this host, at the gateway's address */
  at: (host: string) => BrowserAt;
}

/** A gateway whose panel has a host of its own, and a site as small as it can be. */
export const startTwoHosts = async (options: TestContextOptions = {}): Promise<TwoHosts> => {
  const dist = writeSite();
  const gateway = await startGateway({
    ...options,
    environment: { ...ownSecrets, ...twoOrigins, ...options.environment },
    config: { distDir: dist, ...options.config },
  });
  return {
    ...gateway,
    at: (host) => new BrowserAt(gateway.url, host, gateway.context.config.siteToken),
    close: async () => {
      await gateway.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
};
