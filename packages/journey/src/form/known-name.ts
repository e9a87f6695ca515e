/** A field's name among those that a page does not ask for again; of every person it is the same one. */
export const knownName = (scope: string, name: string): string => (scope === '' ? name : `insured.${name}`);
