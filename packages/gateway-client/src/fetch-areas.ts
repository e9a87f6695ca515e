import type { RequestOf } from '@sigorta/contracts/operation';
import { semt } from '@sigorta/contracts/operations/semt';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Areas of a district. */
export const fetchAreas = async (
  gateway: Gateway,
  request: RequestOf<typeof semt>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(semt, request, options)).GetUavtMunicipalListItemResult);
