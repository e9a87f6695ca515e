import list from '../lists/occupations.en.json' with { type: 'json' };

export const en: Readonly<Record<string, string>> = list.names;
