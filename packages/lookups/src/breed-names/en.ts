import list from '../lists/breeds.en.json' with { type: 'json' };

export const en: Readonly<Record<string, string>> = list.names;
