import type { RequestOf } from '@sigorta/contracts/operation';
import { binaDogrula } from '@sigorta/contracts/operations/bina-dogrula';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Buildings of a street; `binaNo` 0 asks for all of them. */
export const fetchBuildings = async (
  gateway: Gateway,
  request: RequestOf<typeof binaDogrula>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(binaDogrula, request, options)).GetUavtBuildingListItemResult);
