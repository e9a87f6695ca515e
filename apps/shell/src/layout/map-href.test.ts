import { expect, test } from 'vitest';
import { mapHref } from './map-href.ts';

test.each([
  ['41.01, 28.97', 'Kadıköy', 'https://www.openstreetmap.org/?mlat=41.01&mlon=28.97#map=17/41.01/28.97'],
  [null, 'Deneme Sokak 12 & 14', 'https://www.openstreetmap.org/search?query=Deneme+Sokak+12+%26+14'],
  [null, null, null],
])('the map of %j and %j is %j', (point, address, href) => {
  expect(mapHref(point, address)).toBe(href);
});
