import { expect, test } from 'vitest';
import { defaultBrand } from './default-brand.ts';
import { framesOf, mapOrigin, videoOrigin } from './page-frames.ts';
import type { Brand } from './partner.ts';

const footer = { ...defaultBrand.footer, map: '41.01, 28.97' };
const both = { ...defaultBrand, videos: ['SigortaOrn1'], footer };
const office = { name: 'Kadıköy', address: null, phone: null, map: '41.01, 28.97' };

test.each([
  ['/', both, [videoOrigin, mapOrigin]],
  ['/iletisim', both, [mapOrigin]],
  ['/iletisim', { ...defaultBrand, offices: [office] }, [mapOrigin]],
  ['/yurt-disi-seyahat', both, []],
  ['/yurtdisi-odeme-yap', both, []],
  ['/', defaultBrand, []],
  ['/iletisim', { ...defaultBrand, videos: ['SigortaOrn1'] }, []],
] satisfies [string, Brand, string[]][])(
  'the page at %s may frame what it shows and nothing else',
  (path, brand, origins) => {
    expect(framesOf(path, brand)).toEqual(origins);
  },
);
