import type { PageDocument } from '@sigorta/contracts/delivery';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import type { renderRoot as Render } from './render-root.ts';
import type { RenderedRoot } from './template.ts';

/** Documents kept for brands other than the default. */
const kept = 500;

/** Renders a page of a brand once; the least recently used goes first. */
export function createRenderCache(render: typeof Render, source: RemoteSource) {
  const cache = new Map<string, Promise<RenderedRoot>>();
  return (boot: PageDocument['boot'], path: string): Promise<RenderedRoot> => {
    const key = JSON.stringify([boot.language, path, boot.brand]);
    const rendering = cache.get(key) ?? render(boot, path, source);
    cache.delete(key);
    cache.set(key, rendering);
    rendering.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > kept && oldest !== undefined) cache.delete(oldest);
    return rendering;
  };
}
