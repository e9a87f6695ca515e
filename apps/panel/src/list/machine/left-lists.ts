/** how each list was left in this document: its filters, order and page, by its path */
const left = new Map<string, string>();

export const rememberList = (path: string, search: string): void => {
  left.set(path, search);
};

/** The list's address as it was left, so that a detail leads back to it. */
export const asLeft = (path: string): string => path + (left.get(path) ?? '');
