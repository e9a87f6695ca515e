import { brokenBy, type Hit, headerText, type Strike, seenOf, strayHost, textFor } from './hit.ts';

/** Every address that is no operation, with a place for a text of the attacker. */
const places = [
  '/*',
  '/yurt-disi-seyahat?teklif=*',
  '/en/*',
  '/panel/giris?donus=*',
  '/dogrula/*/*',
  '/belge/*',
  '/odeme/donus/*',
  '/ortak?link=*',
  '/art/*',
  '/share/*',
  '/shell/*',
  '/remotes/travel/*',
  '/fonts/*',
  '/onizleme/*',
  '/.well-known/*',
  '/sitemap.xml?*',
  '/robots.txt?*',
  '/openapi.json?*',
  '/catalogue.json?*',
  '/remotes.json?*',
  '/healthz?*',
  '/metrics?*',
  '/devam.js?*',
] as const;

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** A path with the text in it, once encoded as it should be, else as somebody types it. */
const spelt = (place: string, text: string, encoded: boolean): string =>
  place.replaceAll('*', () =>
    (encoded ? encodeURIComponent(text.toWellFormed()) : encodeURI(text.toWellFormed())).slice(0, 200),
  );

/** A page, a file or a door of its own, with texts of the attacker in path, query, cookies and headers. */
export const strikePages: Strike = async ({ market }, of) => {
  const path = spelt(of.pick(places), textFor(of), of.chance(0.6));
  const method = of.pick(methods);
  const headers: Record<string, string> = {
    accept: of.pick(['text/html', '*/*', 'application/json']),
    'accept-language': headerText(of.pick(['tr', 'ar', textFor(of)])),
    ...(of.chance(0.3) ? { cookie: `dil=${headerText(textFor(of)).replaceAll(/[;\s]/g, '')}` } : {}),
    ...(of.chance(0.3) ? { 'x-forwarded-host': strayHost, 'x-forwarded-proto': 'javascript' } : {}),
    ...(of.chance(0.3) ? { 'x-forwarded-for': headerText(textFor(of)), forwarded: `host=${strayHost}` } : {}),
    ...(of.chance(0.2) ? { referer: `https://${strayHost}/`, origin: `https://${strayHost}` } : {}),
    ...(of.chance(0.2) ? { 'user-agent': headerText(textFor(of)) } : {}),
    ...(of.chance(0.2) ? { range: of.pick(['bytes=0-0', 'bytes=9-1', 'bytes=-1,-2,-3']) } : {}),
    ...(of.chance(0.2) ? { 'if-none-match': headerText(textFor(of)) } : {}),
  };
  const response = await fetch(market.url + path, { method, headers, redirect: 'manual' });
  const seen = await seenOf(response);
  return { what: `${method} ${path}`, status: seen.status, breach: brokenBy(seen) } satisfies Hit;
};
