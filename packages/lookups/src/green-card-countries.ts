import list from './lists/green-card-countries.json' with { type: 'json' };

/** Codes of countries where the green card holds; suspended members left out. */
const suspended = new Set(list.suspended);
export const greenCardCountryCodes: readonly number[] = list.codes.filter((code) => !suspended.has(code));
