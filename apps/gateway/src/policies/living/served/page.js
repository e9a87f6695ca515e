/* Keeps a copy of this page on its holder's press, and removes it. Stands in the page; its sum stands in the page's policy. */
const page = document.querySelector('main');
const { owner, until, keeps, copy } = page.dataset;
const scope = location.pathname;
const parts = [...page.querySelectorAll('[data-when]')];

function show(state) {
  for (const part of parts) part.hidden = !part.dataset.when.split(' ').includes(state);
}

const sumOf = async (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));

/** `[name, whose, until, where, sum of its list]` of every copy. */
const copies = async () =>
  (await caches.keys())
    .filter((name) => name.startsWith('policem|'))
    .map((name) => [name, ...name.split('|').slice(1)]);

/** Removes copies, and the worker of an address that has none left. */
async function forget(isGone) {
  for (const [name, ...said] of await copies()) if (isGone(...said)) await caches.delete(name);
  const left = (await copies()).map(([, , , where]) => where);
  for (const one of await navigator.serviceWorker.getRegistrations()) {
    const { pathname } = new URL(one.scope);
    if (pathname.includes('/policem/') && !left.includes(pathname)) await one.unregister();
  }
}

async function fetched(name) {
  const answer = await fetch(scope + name, { cache: 'no-store' });
  if (!answer.ok) throw Object.assign(new Error(name), { status: answer.status });
  return answer.arrayBuffer();
}

/** The one address that a worker is made of. */
const named = (address) => {
  if (!address.startsWith(`${scope}isci.js?`)) throw new TypeError(address);
  return address;
};
const rules = window.trustedTypes?.createPolicy('kept-copy', { createScriptURL: named });

const atWork = (worker) =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker ended'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** A copy is written beside an older one, which goes when the new one is answered from. */
async function keep(list) {
  const sum = await sumOf(list);
  const vault = ['policem', owner, until, scope, sum].join('|');
  const { files } = JSON.parse(new TextDecoder().decode(list));
  const cache = await caches.open(vault);
  try {
    for (const file of files) {
      const bytes = await fetched(file.from ?? file.name);
      if ((await sumOf(bytes)) !== file.sum) throw new Error(`${file.name} is not what was promised`);
      await cache.put(scope + file.name, new Response(bytes));
    }
    await cache.put(`${scope}sakla.json`, new Response(list));
    const address = `${scope}isci.js?${new URLSearchParams({ kasa: vault, liste: sum })}`;
    const { installing, waiting, active } = await navigator.serviceWorker.register(
      rules ? rules.createScriptURL(address) : named(address),
      { scope, updateViaCache: 'none' },
    );
    await atWork(installing ?? waiting ?? active);
  } catch (error) {
    await forget((_whose, _until, where, of) => where === scope && of === sum);
    throw error;
  }
  await forget((whose, _until, where, of) => whose !== owner || (where === scope && of !== sum));
}

async function press() {
  show('busy');
  try {
    await keep(await fetched('sakla.json'));
    show('done');
  } catch {
    show('failed');
  }
}

async function remove() {
  await forget((_whose, _until, where) => where === scope);
  show('removed');
}

/** What changed since is kept anew; what may not be kept any more goes. A network that fails changes nothing. */
async function refresh(known) {
  try {
    const list = await fetched('sakla.json');
    if (!known.includes(await sumOf(list))) await keep(list);
  } catch ({ status }) {
    if (status === 404) await remove();
  }
}

async function begin() {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return show('unable');
  if (keeps === 'off') return forget(() => true);
  if (keeps === 'over') return forget((_whose, _until, where) => where === scope);
  const known = (await copies()).flatMap(([, , , where, sum]) => (where === scope ? [sum] : []));
  if (owner === undefined) return show(known.length > 0 ? 'copied' : 'none');
  page.querySelector('[data-do=keep]')?.addEventListener('click', press);
  page.querySelector('[data-do=remove]')?.addEventListener('click', remove);
  await forget((whose) => whose !== owner);
  show(known.length > 0 ? 'done' : 'offered');
  if (known.length > 0 && copy === undefined) await refresh(known);
}

begin().catch(() => show('unable'));
