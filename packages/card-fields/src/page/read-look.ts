import { fontFamilies } from '@sigorta/ui-kit/fonts/font-slices';
import { type Look, lookColours } from '../look.ts';

/** How the page looks now: the brand's colours in the scheme that holds, and its font. */
export function readLook(): Look {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const [font = ''] = value('--font').split(',');
  return {
    scheme: value('color-scheme').includes('dark') ? 'dark' : 'light',
    font: fontFamilies.find((family) => family === font.trim()) ?? 'Inter',
    colours: Object.fromEntries(
      lookColours.map((name) => [name, value(name)]).filter(([, colour]) => colour !== ''),
    ),
  };
}

/**
 * Tells each time the page may look otherwise: a visitor chose a scheme, or the system's changed.
 * @returns ends it
 */
export function watchLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
