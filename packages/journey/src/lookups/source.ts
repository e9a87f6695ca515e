import type { Gateway } from '@sigorta/gateway-client/gateway';
import type { FieldValues } from '@sigorta/product-kit/field';

export interface Entry {
  value: string;
  label: string;
}

/** Asks for a list; `params` are the answers of the field's scope. Rejects when the list cannot be had. */
export type Source = (gateway: Gateway, params: FieldValues, signal: AbortSignal) => Promise<Entry[]>;

export const entry = (code: number | string, name: string): Entry => ({ value: String(code), label: name });
