import type { RequestOf } from '@sigorta/contracts/operation';
import { mahalle } from '@sigorta/contracts/operations/mahalle';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Neighbourhoods of an area. */
export const fetchNeighbourhoods = async (
  gateway: Gateway,
  request: RequestOf<typeof mahalle>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(mahalle, request, options)).GetUavtQuarterListItemResult);
