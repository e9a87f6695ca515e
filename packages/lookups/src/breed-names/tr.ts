import list from '../lists/breeds.tr.json' with { type: 'json' };

export const tr: Readonly<Record<string, string>> = list.names;
