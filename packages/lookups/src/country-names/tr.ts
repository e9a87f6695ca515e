import list from '../lists/countries.tr.json' with { type: 'json' };

export const tr: Readonly<Record<string, string>> = list.names;
