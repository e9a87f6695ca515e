declare global {
  /** set by the first copy of the runtime in a page */
  var __sigortaRuntime: true | undefined;
}

/**
 * Throws in a page's second copy of the runtime, before two routers, contexts or i18n instances can disagree: the
 * remote that brought it shows as broken. A server may hold many; the dev server replaces modules while it runs.
 */
export function assertOnlyRuntime(): void {
  if (typeof document === 'undefined' || import.meta.hot) return;
  if (globalThis.__sigortaRuntime) throw new Error('A second copy of @sigorta/runtime was loaded.');
  globalThis.__sigortaRuntime = true;
}
