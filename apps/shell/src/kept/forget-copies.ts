import { isLivingPath, readVault } from '@sigorta/contracts/living-policy';

/**
 * Removes the copies of policies that this device keeps (contracts/living-policy.ts), and with each the worker that answered for it.
 * Nothing that fails keeps a buyer from signing in or out.
 * @param except whose copies stay; nobody's when left out
 */
export async function forgetCopies(except?: string): Promise<void> {
  try {
    const today = new Date().toISOString().slice(0, 10);
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const vault = readVault(name);
      if (vault === null) continue;
      if (vault.owner === except && vault.until >= today) kept.push(vault.scope);
      else await caches.delete(name);
    }
    for (const worker of await navigator.serviceWorker.getRegistrations()) {
      const { pathname } = new URL(worker.scope);
      if (isLivingPath(pathname) && !kept.includes(pathname)) await worker.unregister();
    }
  } catch {
    /* a browser that keeps nothing, or does not let us look */
  }
}
