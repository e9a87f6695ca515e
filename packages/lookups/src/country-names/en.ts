import list from '../lists/countries.en.json' with { type: 'json' };

export const en: Readonly<Record<string, string>> = list.names;
