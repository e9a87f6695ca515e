/** Days as `Intl` names them in English, the week's first being Monday. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** `HH:mm-HH:mm` per weekday in one time zone; a day that is missing is closed (spec §3). */
export type OpeningHours = Partial<Record<Weekday, string>>;

/** spec §3, §9: the chat's time zone when none is set. */
export const defaultTimeZone = 'America/Chicago';
