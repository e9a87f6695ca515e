import type { FrameMessage, HostMessage } from '@sigorta/contracts/embed';

const isHello = (data: unknown): data is HostMessage =>
  typeof data === 'object' && data !== null && 'sigorta' in data && data.sigorta === 'hello';

/**
 * Tells the page around this frame how tall the contents are, now and whenever that changes. It is told once it has said hello,
 * and only if its origin is one that the partner named; the height goes to that origin and to nobody else.
 * @returns ends it
 */
export function tellHeight(contents: HTMLElement, origins: readonly string[]): () => void {
  if (window.parent === window) return () => undefined;
  let host: string | null = null;
  const tell = (): void => {
    if (host === null) return;
    const message: FrameMessage = { sigorta: 'height', height: Math.ceil(contents.offsetHeight) };
    window.parent.postMessage(message, host);
  };
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || !origins.includes(origin) || !isHello(data)) return;
    host = origin;
    tell();
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(contents);
  window.addEventListener('message', hear);
  return () => {
    sizes.disconnect();
    window.removeEventListener('message', hear);
  };
}
