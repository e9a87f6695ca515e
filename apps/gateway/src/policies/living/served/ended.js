/* Kept copies are switched off: whatever worker asks whether it is the newest becomes this one, and is gone. */
async function end() {
  const names = (await caches.keys()).filter((name) => name.startsWith('policem|'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
