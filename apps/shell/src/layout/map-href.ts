/** A search on OpenStreetMap for an address, or a marker at a point `41.01, 28.97`; nothing is embedded. */
export function mapHref(point: string | null, address: string | null): string | null {
  const [latitude, longitude] = (point ?? '').split(',').map((part) => part.trim());
  const url = new URL('https://www.openstreetmap.org/');
  if (latitude && longitude) {
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
