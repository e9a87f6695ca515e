/**
 * Why a release is not taken. `missing`: document, signature or a file is not in the store. `store-away`: the store does not
 * answer. `wrong-form`: the document is none. `unknown-key`: nobody, or nobody who may for this family, or a key whose time
 * is over. `wrong-signature`, `wrong-sum`: changed after it was signed. `wrong-contract`: made for
 * another house. `wrong-wording`: its consents show other legal texts than are in force. `broken`: its own code fails. `clash`: an id, place or path of it belongs to another family.
 */
export const releaseFaults = [
  'missing',
  'store-away',
  'wrong-form',
  'unknown-key',
  'wrong-signature',
  'wrong-sum',
  'wrong-contract',
  'wrong-wording',
  'broken',
  'clash',
] as const;
export type ReleaseFault = (typeof releaseFaults)[number];
