import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar } from './calendar-file.ts';

const now = new Date('2026-11-23T09:05:07.123Z');

/* by hand, from RFC 5545 §3.4, §3.6.1, §3.6.6 and §3.8 */
test('a first and a last day stand as whole days, the last with a reminder', () => {
  const file = writeCalendar('Sigorta Çarşısı', now, [
    { uid: 'p1-first@x.example', day: '2026-12-12', summary: 'Başlıyor', description: 'Poliçe no: MER1' },
    {
      uid: 'p1-last@x.example',
      day: '2026-12-31',
      summary: 'Son gün',
      description: 'Poliçe no: MER1\nTel: +90 212, iç hat; 5',
      remindDays: 7,
    },
  ]);
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sigorta Çarşısı//TR',
      'BEGIN:VEVENT',
      'UID:p1-first@x.example',
      'DTSTAMP:20261123T090507Z',
      'DTSTART;VALUE=DATE:20261212',
      'DTEND;VALUE=DATE:20261213',
      'SUMMARY:Başlıyor',
      'DESCRIPTION:Poliçe no: MER1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:p1-last@x.example',
      'DTSTAMP:20261123T090507Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
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

test('a long line is folded at seventy-five octets, and never within a letter', () => {
  const summary = 'ş'.repeat(60);
  const file = writeCalendar('x', now, [{ uid: 'u', day: '2026-12-12', summary, description: '' }]);
  /* `SUMMARY:` is 8 octets and ş two: 33 of them fit before 75, then 37 after the blank of the fold */
  expect(file).toContain(`SUMMARY:${'ş'.repeat(33)}\r\n ${'ş'.repeat(27)}\r\n`);
});

test('whatever a name holds, no line is too long, none is opened by it, and unfolding gives it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (said) => {
      const file = writeCalendar('x', now, [
        { uid: 'u', day: '2026-12-12', summary: said, description: said },
      ]);
      const lines = file.split('\r\n');
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const whole = file.replaceAll('\r\n ', '').split('\r\n');
      expect(whole.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
      const summary = whole.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? '';
      const read = summary.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(said.replaceAll(/\r\n|\r|\n/g, '\n'));
    }),
  );
});
