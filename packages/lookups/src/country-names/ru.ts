import list from '../lists/countries.ru.json' with { type: 'json' };

export const ru: Readonly<Record<string, string>> = list.names;
