/** how each list was left in this document: its filters, order and page, by who left it and its path */
const left = new Map<string, string>();

const nameOf = (person: string, path: string): string => `${person} ${path}`;

/** @param person id of who is signed in: whoever signs in next in this tab finds nothing of it */
export const rememberList = (person: string, path: string, search: string): void => {
  left.set(nameOf(person, path), search);
};

/** The list's address as this person left it, so that a detail leads back to it. */
export const asLeft = (person: string, path: string): string => path + (left.get(nameOf(person, path)) ?? '');
