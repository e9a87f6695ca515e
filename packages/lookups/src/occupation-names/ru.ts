import list from '../lists/occupations.ru.json' with { type: 'json' };

export const ru: Readonly<Record<string, string>> = list.names;
