import { AsyncLocalStorage } from 'node:async_hooks';

declare global {
  /** One for the build and the gateway that renders: both look at the same imports. */
  var __sigortaTraces: AsyncLocalStorage<Set<string>> | undefined;
  /** While a page is traced: gets the source file of every dynamic import that is made. */
  var __sigortaTrace: Set<string> | undefined;
}

function traces(): AsyncLocalStorage<Set<string>> {
  globalThis.__sigortaTraces ??= new AsyncLocalStorage();
  if (!Object.getOwnPropertyDescriptor(globalThis, '__sigortaTrace')?.get) {
    const get = () => globalThis.__sigortaTraces?.getStore();
    Object.defineProperty(globalThis, '__sigortaTrace', { configurable: true, get });
  }
  return globalThis.__sigortaTraces;
}

/** The sources that `work` imports dynamically, relative to the workspace; what others import meanwhile is not among them. */
export async function traceImports(work: () => Promise<unknown>): Promise<string[]> {
  const seen = new Set<string>();
  await traces().run(seen, work);
  return [...seen];
}
