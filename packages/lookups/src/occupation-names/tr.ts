import list from '../lists/occupations.tr.json' with { type: 'json' };

export const tr: Readonly<Record<string, string>> = list.names;
