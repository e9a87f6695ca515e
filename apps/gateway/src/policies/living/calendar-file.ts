/** Something from one moment to another, shown on the clocks of Istanbul. */
export interface CalendarEntry {
  /** the same for every file about the same thing, so that a second one changes it and adds none */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** days before it at which to be reminded */
  remindDays?: number;
}

const lineEnd = '\r\n';
/** octets of a line, without its end (RFC 5545 §3.1) */
const longest = 75;
const zone = 'Europe/Istanbul';

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

const compact = (iso: string): string => iso.slice(0, 19).replaceAll(/[-:]/g, '');

/* Swedish writes a moment as ISO does */
const onClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const local = (at: Date): string => compact(onClock.format(at).replace(' ', 'T'));

/** Clocks in Türkiye have not been changed since 2016, and nothing older is insured here. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const entryLines = (entry: CalendarEntry, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;TZID=${zone}:${local(entry.startsAt)}`,
  `DTEND;TZID=${zone}:${local(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  'TRANSP:TRANSPARENT',
  ...(entry.remindDays === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(entry.summary)}`,
        `TRIGGER:-P${entry.remindDays}D`,
        'END:VALARM',
      ]),
  'END:VEVENT',
];

/**
 * A calendar (RFC 5545).
 * @param producer who made it
 * @param now when
 */
export const writeCalendar = (producer: string, now: Date, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//TR`,
    ...zoneLines,
    ...entries.flatMap((entry) => entryLines(entry, `${compact(now.toISOString())}Z`)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(lineEnd);
