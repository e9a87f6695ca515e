import type { PageDocument } from '@sigorta/contracts/delivery';
import { type DrawnPage, drawPage, type Making, type PageAt } from './make-document.ts';

/** Documents kept for brands other than the default. */
const kept = 500;

/** Renders a page of a brand once; the least recently used goes first. */
export function createRenderCache(making: Making) {
  const cache = new Map<string, Promise<DrawnPage>>();
  return (boot: PageDocument['boot'], at: PageAt): Promise<DrawnPage> => {
    const key = JSON.stringify([boot.language, at.path, boot.brand]);
    const rendering = cache.get(key) ?? drawPage(making, boot, at);
    cache.delete(key);
    cache.set(key, rendering);
    rendering.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > kept && oldest !== undefined) cache.delete(oldest);
    return rendering;
  };
}
