/** What a payment provider's own code says, as far as its connector knows it; each has words for staff. */
export const providerMeanings = [
  /** number, date or security code */
  'card-wrong',
  'bank-refused',
  'no-installments',
  'request-refused',
  /** too late for a void, or nothing left to void */
  'not-voidable',
  /** a refund before the provider closed its day */
  'not-settled',
  /** the card takes nothing back */
  'takes-nothing-back',
  'absent',
  /** the same was asked before and is not done */
  'under-way',
  'busy',
  /** our account or our request */
  'ours',
  /** known, and says nothing about whether money moved */
  'unclear',
] as const;

export type ProviderMeaning = (typeof providerMeanings)[number];
