/** What the buyer's browser carries from the bank to the merchant's callback address. */
export type CallbackForm = Readonly<Record<string, string>>;
