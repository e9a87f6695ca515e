import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Boot, bootJson } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { placeholders, type Site, type SiteModule } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface SiteServer {
  server: Server;
  /** requests of files answered, in order */
  requested: string[];
}

/** A site without gateway, for tests and measurements: pages, files, retry addresses and the strict policy. */
export async function serveSite(
  dist: string,
  port: number,
  brand: Brand = defaultBrand,
): Promise<SiteServer> {
  const render = pathToFileURL(join(dist, 'server/render.js')).href;
  const site = await ((await import(render)) as SiteModule).openSite({ dist });
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/apiConnection')) return response.writeHead(503).end('{}');
    const file = normalize(pathname.replace(/\/~r\d+\//, '/'));
    if (extname(file)) {
      requested.push(pathname);
      const path = join(dist, 'site', file);
      if (!existsSync(path)) return response.writeHead(404).end();
      const packed = existsSync(`${path}.br`);
      const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
      response.writeHead(200, packed ? { ...headers, 'content-encoding': 'br' } : headers);
      return response.end(readFileSync(packed ? `${path}.br` : path));
    }
    const { status, html } = await pageOf(site, pathname, brand);
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-n'; object-src 'none'; base-uri 'none'",
    });
    return response.end(html);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return { server, requested };
}

async function pageOf(site: Site, pathname: string, brand: Brand): Promise<{ status: number; html: string }> {
  const page = await site.page({
    path: withoutLanguage(pathname),
    language: languageOfPath(pathname),
    brand,
  });
  const boot: Boot = {
    ...page.boot,
    token: 't',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    frames: [],
    today: '2026-11-21',
  };
  const html = page.html
    .replaceAll(placeholders.nonce, 'n')
    .replace(placeholders.boot, () => `<script type="application/json" id="boot">${bootJson(boot)}</script>`);
  return { status: page.status, html };
}
