import list from '../lists/breeds.ar.json' with { type: 'json' };

export const ar: Readonly<Record<string, string>> = list.names;
