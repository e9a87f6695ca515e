import list from '../lists/countries.ar.json' with { type: 'json' };

export const ar: Readonly<Record<string, string>> = list.names;
