import { expect, test } from 'vitest';
import { districts } from './districts.ts';
import { districtOfUavt, provinceOfUavt, uavtPrefixOf } from './uavt-place.ts';

test('a code tells the province and the district of every address', () => {
  for (const { id, provinceId } of districts) {
    const code = `${uavtPrefixOf(id)}001000`;
    expect(provinceOfUavt(code)).toBe(provinceId);
    expect(districtOfUavt(code)).toBe(id);
  }
});

test.each(['', '1001001000', '9201001000', '123', '11010010000', '1101 01000'])('%j lies nowhere', (code) => {
  expect(provinceOfUavt(code)).toBeNull();
  expect(districtOfUavt(code)).toBeNull();
});

test('a province alone is no district', () => {
  expect(provinceOfUavt('4400001000')).toBe(34);
  expect(districtOfUavt('4400001000')).toBeNull();
});
