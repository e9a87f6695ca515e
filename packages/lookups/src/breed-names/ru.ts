import list from '../lists/breeds.ru.json' with { type: 'json' };

export const ru: Readonly<Record<string, string>> = list.names;
