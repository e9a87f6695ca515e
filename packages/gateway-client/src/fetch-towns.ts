import type { RequestOf } from '@sigorta/contracts/operation';
import { daskIlceler } from '@sigorta/contracts/operations/dask-ilceler';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Districts of a province, with the codes of the address register. */
export const fetchTowns = async (
  gateway: Gateway,
  request: RequestOf<typeof daskIlceler>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(daskIlceler, request, options)).GetUavtTownListItemResult);
