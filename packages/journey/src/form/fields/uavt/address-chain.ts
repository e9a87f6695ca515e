import type { AddressItem } from '@sigorta/gateway-client/address-items';
import type { Gateway } from '@sigorta/gateway-client/gateway';

/* Province → apartment (spec §3, §4). What is chosen is a list that grows by one entry a level. */

export interface Chosen {
  value: string;
  label: string;
}

type Load = (gateway: Gateway, parents: readonly string[], signal: AbortSignal) => Promise<AddressItem[]>;

export interface Level {
  id: 'province' | 'district' | 'area' | 'neighbourhood' | 'street' | 'building' | 'flat';
  /** `parents` are the codes chosen so far, one for each level above */
  load: Load;
}

/** all buildings of a street: one picks a number that exists instead of typing one that may not */
const everyBuilding = '0';

export const levels: readonly Level[] = [
  {
    id: 'province',
    load: async () => {
      const { provinces } = await import('@sigorta/lookups/provinces');
      return provinces.map(({ id, name }) => ({ Value: String(id), Text: name }));
    },
  },
  {
    id: 'district',
    load: async (gateway, [ilKodu = ''], signal) => {
      const { fetchTowns } = await import('@sigorta/gateway-client/fetch-towns');
      return fetchTowns(gateway, { ilKodu }, { signal });
    },
  },
  {
    id: 'area',
    load: async (gateway, [ilKodu = '', ilceKodu = ''], signal) => {
      const { fetchAreas } = await import('@sigorta/gateway-client/fetch-areas');
      return fetchAreas(gateway, { ilKodu, ilceKodu }, { signal });
    },
  },
  {
    id: 'neighbourhood',
    load: async (gateway, [, , semt = ''], signal) => {
      const { fetchNeighbourhoods } = await import('@sigorta/gateway-client/fetch-neighbourhoods');
      return fetchNeighbourhoods(gateway, { semt }, { signal });
    },
  },
  {
    id: 'street',
    load: async (gateway, [, , , mahalle = ''], signal) => {
      const { fetchStreets } = await import('@sigorta/gateway-client/fetch-streets');
      return fetchStreets(gateway, { mahalle }, { signal });
    },
  },
  {
    id: 'building',
    load: async (gateway, [, , , mahalle = '', cadde = ''], signal) => {
      const { fetchBuildings } = await import('@sigorta/gateway-client/fetch-buildings');
      return fetchBuildings(gateway, { mahalle, cadde, binaNo: everyBuilding }, { signal });
    },
  },
  {
    id: 'flat',
    load: async (gateway, parents, signal) => {
      const { fetchFlats } = await import('@sigorta/gateway-client/fetch-flats');
      return fetchFlats(gateway, { binaKodu: parents[5] ?? '' }, { signal });
    },
  },
];

/** Choosing at a level empties everything below it; an empty choice empties the level too. */
export function choose(chosen: readonly Chosen[], level: number, choice: Chosen | null): Chosen[] {
  const above = chosen.slice(0, level);
  return choice ? [...above, choice] : above;
}

/** What a level's list hangs on; null while a parent is missing, so that nothing is asked (spec §4). */
export const listKey = (chosen: readonly Chosen[], level: number): string | null =>
  chosen.length < level
    ? null
    : `uavt|${chosen
        .slice(0, level)
        .map(({ value }) => value)
        .join('|')}`;

/** The places of the text that says the address in words. */
export const addressPlaces = (chosen: readonly Chosen[]): Record<Level['id'], string> =>
  Object.fromEntries(levels.map(({ id }, at) => [id, chosen[at]?.label ?? ''])) as Record<
    Level['id'],
    string
  >;
