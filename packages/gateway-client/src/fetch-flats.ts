import type { RequestOf } from '@sigorta/contracts/operation';
import { daireNo } from '@sigorta/contracts/operations/daire-no';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Apartments of a building; a code is the UAVT code. */
export const fetchFlats = async (
  gateway: Gateway,
  request: RequestOf<typeof daireNo>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(daireNo, request, options)).GetUavtBuildingSectionListItemResult);
