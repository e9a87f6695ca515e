import { districtName } from '@sigorta/lookups/districts';
import { provinceName } from '@sigorta/lookups/provinces';
import { districtOfUavt, provinceOfUavt } from '@sigorta/lookups/uavt-place';
import { findNeighbourhood } from './neighbourhoods.ts';
import { buildingsOf, flatsOf, streetsOf } from './streets.ts';

/** A home's address in words by its code; as far down as the register knows it, null for none of its codes. */
export function addressOf(code: string): string | null {
  const province = provinceOfUavt(code);
  const district = districtOfUavt(code);
  if (province === null || district === null || districtName(district) === null) return null;
  const neighbourhood = findNeighbourhood(code.slice(0, 7));
  const street = streetsOf(code.slice(0, 7))?.find((one) => one.code === code.slice(0, 8));
  const building = street && buildingsOf(street.code)?.find((one) => one.code === code.slice(0, 9));
  const flat = building && flatsOf(building.code)?.find((one) => one.code === code);
  return [
    neighbourhood?.name,
    street?.name,
    building && `No: ${building.name}`,
    flat && `Daire: ${flat.name}`,
    `${districtName(district)} / ${provinceName(province)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
