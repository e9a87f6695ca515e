/** how each list was last looked at in this document: its filters, order and page, by its path */
const looks = new Map<string, string>();

export const rememberLook = (path: string, search: string): void => {
  looks.set(path, search);
};

/** The list's address as it was left, so that a detail leads back to it. */
export const asLeft = (path: string): string => path + (looks.get(path) ?? '');
