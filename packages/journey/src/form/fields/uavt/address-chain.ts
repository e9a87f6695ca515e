import type { listItemSchema, valueTextSchema } from '@sigorta/contracts/wire';
import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { InferOutput } from 'valibot';

/* Province → apartment (spec §3, §4). What is chosen is a list that grows by one entry a level. */

export interface Chosen {
  value: string;
  label: string;
}

/** A place of the address register: its code and its name. */
export type AddressItem = InferOutput<typeof valueTextSchema>;

/** The register answers a list of one with the item itself (spec §7): always a list from here on. */
const itemsOf = ({ ListItem }: InferOutput<typeof listItemSchema>): AddressItem[] =>
  Array.isArray(ListItem) ? ListItem : [ListItem];

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
      const { daskIlceler: asked } = await import('@sigorta/contracts/operations/dask-ilceler');
      return itemsOf((await gateway.call(asked, { ilKodu }, { signal })).GetUavtTownListItemResult);
    },
  },
  {
    id: 'area',
    load: async (gateway, [ilKodu = '', ilceKodu = ''], signal) => {
      const { semt: asked } = await import('@sigorta/contracts/operations/semt');
      return itemsOf(
        (await gateway.call(asked, { ilKodu, ilceKodu }, { signal })).GetUavtMunicipalListItemResult,
      );
    },
  },
  {
    id: 'neighbourhood',
    load: async (gateway, [, , semt = ''], signal) => {
      const { mahalle: asked } = await import('@sigorta/contracts/operations/mahalle');
      return itemsOf((await gateway.call(asked, { semt }, { signal })).GetUavtQuarterListItemResult);
    },
  },
  {
    id: 'street',
    load: async (gateway, [, , , mahalle = ''], signal) => {
      const { cadde: asked } = await import('@sigorta/contracts/operations/cadde');
      return itemsOf((await gateway.call(asked, { mahalle }, { signal })).GetUavtStreetListItemResult);
    },
  },
  {
    id: 'building',
    load: async (gateway, [, , , mahalle = '', cadde = ''], signal) => {
      const { binaDogrula: asked } = await import('@sigorta/contracts/operations/bina-dogrula');
      return itemsOf(
        (await gateway.call(asked, { mahalle, cadde, binaNo: everyBuilding }, { signal }))
          .GetUavtBuildingListItemResult,
      );
    },
  },
  {
    id: 'flat',
    load: async (gateway, parents, signal) => {
      const { daireNo: asked } = await import('@sigorta/contracts/operations/daire-no');
      return itemsOf(
        (await gateway.call(asked, { binaKodu: parents[5] ?? '' }, { signal }))
          .GetUavtBuildingSectionListItemResult,
      );
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
