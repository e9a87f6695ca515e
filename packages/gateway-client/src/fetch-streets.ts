import type { RequestOf } from '@sigorta/contracts/operation';
import { cadde } from '@sigorta/contracts/operations/cadde';
import { type AddressItem, itemsOf } from './address-items.ts';
import type { CallOptions, Gateway } from './gateway.ts';

/** Streets of a neighbourhood. */
export const fetchStreets = async (
  gateway: Gateway,
  request: RequestOf<typeof cadde>,
  options?: CallOptions,
): Promise<AddressItem[]> =>
  itemsOf((await gateway.call(cadde, request, options)).GetUavtStreetListItemResult);
