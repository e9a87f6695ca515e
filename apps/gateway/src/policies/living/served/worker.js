/*
 * Answers one policy's address from the copy that its holder keeps, when the network does not. Its own address, which the
 * browser keeps apart from the copy, names the cache and the sum of the list in it; a copy that is not what was kept is
 * thrown away, not shown.
 */
const scope = new URL(self.registration.scope).pathname;
const asked = new URL(self.location.href).searchParams;
const vault = asked.get('kasa');
const patience = 8000;

const sumOf = async (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));

async function forget() {
  await caches.delete(vault);
  await self.registration.unregister();
  return null;
}

/** Bytes of the copy that have the sum wanted. */
async function checked(name, sum) {
  const found = await caches.match(new URL(name, self.registration.scope), { cacheName: vault });
  const bytes = await found?.arrayBuffer();
  return bytes && (await sumOf(bytes)) === sum ? bytes : null;
}

async function kept(path) {
  const told = await checked('sakla.json', asked.get('liste'));
  if (told === null) return forget();
  const { until, files } = JSON.parse(new TextDecoder().decode(told));
  if (new Date().toISOString().slice(0, 10) > until) return forget();
  const file = files.find((one) => scope + one.name === path);
  if (file === undefined) return null;
  const bytes = await checked(file.name, file.sum);
  return bytes === null ? forget() : new Response(bytes, { headers: file.headers });
}

/** What the network gives in time; null for nothing. */
const fromNetwork = (request) =>
  Promise.race([
    fetch(request).catch(() => null),
    new Promise((resolve) => setTimeout(() => resolve(null), patience)),
  ]);

async function answer(request, { pathname, searchParams }) {
  if (searchParams.has('kopya')) return (await kept(pathname)) ?? fetch(request);
  const fresh = await fromNetwork(request);
  if (fresh !== null && fresh.status < 500) return fresh;
  return (await kept(pathname)) ?? fresh ?? Response.error();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(scope)) event.respondWith(answer(event.request, url));
});
