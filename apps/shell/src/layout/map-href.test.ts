import { expect, test } from 'vitest';
import { mapEmbedHref, mapHref } from './map-href.ts';

test.each([
  ['41.01, 28.97', 'Kadıköy', 'https://www.openstreetmap.org/?mlat=41.01&mlon=28.97#map=17/41.01/28.97'],
  [null, 'Deneme Sokak 12 & 14', 'https://www.openstreetmap.org/search?query=Deneme+Sokak+12+%26+14'],
  [null, null, null],
])('the map of %j and %j is %j', (point, address, href) => {
  expect(mapHref(point, address)).toBe(href);
});

test('a frame shows the streets around a point, and nothing without one', () => {
  const url = new URL(mapEmbedHref('41.01, 28.97') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('bbox')).toBe('28.96600,41.00800,28.97400,41.01200');
  expect(url.searchParams.get('marker')).toBe('41.01,28.97');
  expect(mapEmbedHref(null)).toBeNull();
});
