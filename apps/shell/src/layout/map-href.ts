import { mapOrigin } from '@sigorta/contracts/page-frames';

/** half the sides of the embedded map: about 700 by 450 metres in Türkiye */
const reach = { latitude: 0.002, longitude: 0.004 };

const partsOf = (point: string | null): [latitude: string, longitude: string] | null => {
  const [latitude, longitude] = (point ?? '').split(',').map((part) => part.trim());
  return latitude && longitude ? [latitude, longitude] : null;
};

/** A search on OpenStreetMap for an address, or a marker at a point `41.01, 28.97`. */
export function mapHref(point: string | null, address: string | null): string | null {
  const parts = partsOf(point);
  const url = new URL(mapOrigin);
  if (parts) {
    const [latitude, longitude] = parts;
    url.searchParams.set('mlat', latitude);
    url.searchParams.set('mlon', longitude);
    url.hash = `map=17/${latitude}/${longitude}`;
    return url.href;
  }
  if (!address) return null;
  url.pathname = '/search';
  url.searchParams.set('query', address);
  return url.href;
}

/** The map around a point as a frame shows it; null without a point. */
export function mapEmbedHref(point: string | null): string | null {
  const parts = partsOf(point);
  if (!parts) return null;
  const [latitude, longitude] = parts.map(Number) as [number, number];
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const url = new URL('/export/embed.html', mapOrigin);
  url.searchParams.set('bbox', box.map((side) => side.toFixed(5)).join(','));
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}
