import type { ProviderMeaning } from '@sigorta/contracts/panel/provider-meanings';
import { meaningOf as ofIyzico } from './iyzico/error-codes.ts';
import { meaningOf as ofNestpay } from './nestpay/codes.ts';

/** By the name that is kept with an attempt: the account may be gone when somebody reads its codes. */
const tables: Record<string, (code: string) => ProviderMeaning | null> = {
  iyzico: ofIyzico,
  nestpay: ofNestpay,
};

/** What a provider's code says, by the list of its connector; null for a code, or a provider, that nobody wrote down. */
export const codeMeaning = (provider: string, code: string): ProviderMeaning | null =>
  Object.hasOwn(tables, provider) ? (tables[provider]?.(code) ?? null) : null;
