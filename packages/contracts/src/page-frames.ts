import type { Brand } from './partner.ts';

/** Origins that a page may show in a frame, each only after a press (decision 15, 111). */
export const videoOrigin = 'https://www.youtube-nocookie.com';
export const mapOrigin = 'https://www.openstreetmap.org';

type Contents = Pick<Brand, 'videos' | 'footer' | 'offices'>;

const hasMap = ({ footer, offices }: Contents): boolean =>
  footer.map !== null || offices.some(({ map }) => map !== null);

/**
 * What the policy of a document at this address allows in frames: videos at home, maps at home and on the contact page,
 * each only for a brand that has some. Everywhere else, payment above all, nothing.
 * @param path without language prefix
 */
export function framesOf(path: string, brand: Contents): string[] {
  const videos = path === '/' && brand.videos.length > 0 ? [videoOrigin] : [];
  const maps = (path === '/' || path === '/iletisim') && hasMap(brand) ? [mapOrigin] : [];
  return [...videos, ...maps];
}
