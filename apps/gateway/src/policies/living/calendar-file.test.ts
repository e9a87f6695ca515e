import fc from 'fast-check';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { writeCalendar } from './calendar-file.ts';

const now = new Date('2026-11-23T09:05:07.123Z');
const first = {
  uid: 'p1-first@x.example',
  startsAt: new Date('2026-12-11T21:00:00Z'),
  endsAt: new Date('2026-12-12T21:00:00Z'),
  summary: 'Başlıyor',
  description: 'Poliçe no: MER1',
};
const last = {
  uid: 'p1-last@x.example',
  startsAt: new Date('2026-12-30T21:00:00Z'),
  endsAt: new Date('2026-12-31T09:00:00Z'),
  summary: 'Son gün',
  description: 'Poliçe no: MER1\nTel: +90 212, iç hat; 5',
  remindDays: 7,
};

/* by hand, from RFC 5545 §3.4, §3.6.1, §3.6.5, §3.6.6 and §3.8; Istanbul is three hours ahead */
test('what begins and ends stands on the clocks of Istanbul, the last with a reminder', () => {
  expect(writeCalendar('Sigorta Çarşısı', now, [first, last])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sigorta Çarşısı//TR',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Istanbul',
      'BEGIN:STANDARD',
      'DTSTART:20160907T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'TZNAME:+03',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:p1-first@x.example',
      'DTSTAMP:20261123T090507Z',
      'DTSTART;TZID=Europe/Istanbul:20261212T000000',
      'DTEND;TZID=Europe/Istanbul:20261213T000000',
      'SUMMARY:Başlıyor',
      'DESCRIPTION:Poliçe no: MER1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:p1-last@x.example',
      'DTSTAMP:20261123T090507Z',
      'DTSTART;TZID=Europe/Istanbul:20261231T000000',
      'DTEND;TZID=Europe/Istanbul:20261231T120000',
      'SUMMARY:Son gün',
      'DESCRIPTION:Poliçe no: MER1\\nTel: +90 212\\, iç hat\\; 5',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Son gün',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a second reader finds the same moments, words and reminder', () => {
  const read = convertIcsCalendar(undefined, writeCalendar('x', now, [first, last]));
  expect(read.events?.map(({ uid, start, end, summary }) => [uid, start.date, end?.date, summary])).toEqual([
    [first.uid, first.startsAt, first.endsAt, first.summary],
    [last.uid, last.startsAt, last.endsAt, last.summary],
  ]);
  expect(read.events?.[1]?.description).toBe(last.description);
  expect(read.events?.[1]?.alarms?.[0]?.trigger).toMatchObject({ value: { before: true, days: 7 } });
});

test('a long line is folded at seventy-five octets, and never within a letter', () => {
  const summary = 'ş'.repeat(60);
  const file = writeCalendar('x', now, [{ ...first, summary }]);
  /* `SUMMARY:` is 8 octets and ş two: 33 of them fit before 75, then 37 after the blank of the fold */
  expect(file).toContain(`SUMMARY:${'ş'.repeat(33)}\r\n ${'ş'.repeat(27)}\r\n`);
});

test('whatever a name holds, no line is too long, none is opened by it, and unfolding gives it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (said) => {
      const file = writeCalendar('x', now, [{ ...first, summary: said, description: said }]);
      const lines = file.split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const whole = file.replaceAll('\r\n ', '').split('\r\n');
      expect(whole.filter((line) => line.startsWith('BEGIN:'))).toEqual([
        'BEGIN:VCALENDAR',
        'BEGIN:VTIMEZONE',
        'BEGIN:STANDARD',
        'BEGIN:VEVENT',
      ]);
      const summary = whole.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const read = summary.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(said.replaceAll(/\r\n|\r|\n/g, '\n'));
    }),
  );
});
