import type { listItemSchema, valueTextSchema } from '@sigorta/contracts/wire';
import type { InferOutput } from 'valibot';

/** A place of the address register: its code and its name. */
export type AddressItem = InferOutput<typeof valueTextSchema>;

/** The register answers a list of one with the item itself (spec §7): always a list from here on. */
export const itemsOf = ({ ListItem }: InferOutput<typeof listItemSchema>): AddressItem[] =>
  Array.isArray(ListItem) ? ListItem : [ListItem];
