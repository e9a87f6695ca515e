import type { Boot } from '@sigorta/contracts/boot';
import { withoutLanguage } from '@sigorta/i18n/paths';

/** An event as https://www.w3.org/TR/event-timing/ has it; events of one press share a number, others have 0. */
interface TimedEvent extends PerformanceEntry {
  interactionId?: number;
}

/** shorter ones nobody notices */
const slowMs = 40;

const observe = (
  options: PerformanceObserverInit & { durationThreshold?: number },
  each: (entry: PerformanceEntry) => void,
) => {
  const types = PerformanceObserver.supportedEntryTypes ?? [];
  if (options.type === undefined || !types.includes(options.type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ ...options, buffered: true });
};

/**
 * Tells the gateway once, as the page is left or hidden, how long its largest part took to be drawn and the slowest answer to a
 * press, in whole milliseconds. The path of the document says which page; nothing else is told. Only where a family's release
 * drew it, and only what this browser measures.
 */
export function tellLoad({ remote }: Pick<Boot, 'remote'>): void {
  if (!remote?.release || typeof PerformanceObserver === 'undefined' || !navigator.sendBeacon) return;
  const path = withoutLanguage(window.location.pathname);
  let lcp: number | null = null;
  let inp: number | null = null;
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    lcp = Math.round(startTime);
  });
  observe({ type: 'event', durationThreshold: slowMs }, ({ duration, interactionId }: TimedEvent) => {
    if (interactionId) inp = Math.max(inp ?? 0, Math.round(duration));
  });
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (lcp === null) return;
    const told = JSON.stringify({ path, lcp, inp });
    navigator.sendBeacon('/page-load', new Blob([told], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell);
}
