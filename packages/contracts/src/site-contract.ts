/**
 * Version of what a site and its gateway say to each other: what a site is opened with and gives (`delivery.ts`), and the operations
 * that its pages call. It rises when a site of before could no longer be shown, or when its open pages could no longer be answered.
 */
export const siteContract = 1;

/** Where a site says for which one it was built, `{ "site": 1 }`; of those assembled before it was asked for there is none. */
export const siteContractFile = 'pages/contract.json';
