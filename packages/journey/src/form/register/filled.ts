/* memory of this document only, as the answers themselves (`kept-values.ts`): after a reload a field is the buyer's own again */
const filled = new Map<string, Readonly<Record<string, string>>>();

const nothing: Readonly<Record<string, string>> = {};

/** What the register said, field by field, of the car that a product's form is filled in for. */
export const filledIn = (productId: string): Readonly<Record<string, string>> =>
  filled.get(productId) ?? nothing;
export const noteFilled = (productId: string, said: Readonly<Record<string, string>>): void =>
  void filled.set(productId, said);
export const forgetFilled = (productId: string): void => void filled.delete(productId);
