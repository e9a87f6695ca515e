/* A list of two hundred people is some 20 KB; nothing honest comes near these. */

/** bytes of a file, or characters pasted */
export const largestFile = 2 * 1024 * 1024;
/** bytes of one part of a workbook once it is inflated; a zip bomb stops here */
export const largestPart = 16 * 1024 * 1024;
/** rows that hold something, the headings included */
export const mostRows = 1_000;
/** columns read; what stands further right is no person's data */
export const mostColumns = 40;
/** characters of a cell that are kept */
export const longestCell = 200;
