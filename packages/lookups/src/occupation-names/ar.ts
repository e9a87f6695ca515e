import list from '../lists/occupations.ar.json' with { type: 'json' };

export const ar: Readonly<Record<string, string>> = list.names;
