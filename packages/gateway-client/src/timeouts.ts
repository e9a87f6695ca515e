import type { CostClass } from '@sigorta/contracts/operation';

/** Milliseconds until an answer must begin; every call has a limit (decision 28). */
export const timeouts: Record<CostClass, number> = {
  read: 10_000,
  lookup: 10_000,
  /* insurers that are slow are not waited for */
  price: 10_000,
  message: 20_000,
  /* the SMS provider answers first */
  login: 20_000,
  /* the first line comes before any insurer has answered */
  quote: 20_000,
  /* the provider may ask the bank before it answers */
  payment: 60_000,
};
