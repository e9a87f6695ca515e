/** Tables of buying: orders, attempts, policies, documents, outbox. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the purchase tables
export interface PurchaseTables {}
