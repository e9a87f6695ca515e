/** A day as a whole, as calendars show it above the hours. */
export interface CalendarDay {
  /** the same for every file about the same thing, so that a second one changes it and adds none */
  uid: string;
  /** ISO day */
  day: string;
  summary: string;
  description: string;
  /** days before it at which to be reminded */
  remindDays?: number;
}

const lineEnd = '\r\n';
/** octets of a line, without its end (RFC 5545 §3.1) */
const longest = 75;

/** Text of a property (RFC 5545 §3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line that is too long, never within a letter: what follows begins with a blank, which counts. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  for (const letter of line) {
    if (octets(row) + octets(letter) > longest) {
      rows.push(row);
      row = ' ';
    }
    row += letter;
  }
  return [...rows, row].join(lineEnd);
}

const compact = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const eventOf = ({ uid, day, summary, description, remindDays }: CalendarDay, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  /* the end is the first day that does not belong to it */
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  ...(remindDays === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(summary)}`,
        `TRIGGER:-P${remindDays}D`,
        'END:VALARM',
      ]),
  'END:VEVENT',
];

/**
 * A calendar of whole days (RFC 5545).
 * @param producer who made it
 * @param now when
 */
export const writeCalendar = (producer: string, now: Date, days: readonly CalendarDay[]): string => {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//TR`,
    ...days.flatMap((day) => eventOf(day, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(lineEnd);
};
