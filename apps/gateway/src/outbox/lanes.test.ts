import { expect, test } from 'vitest';
import { laneOf, lanes, openLanes } from './lanes.ts';

const full = lanes.map((lane) => [lane, lane.places] as const);

test('every kind of job has one lane', () => {
  const kinds = lanes.flatMap((lane) => lane.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const kind of kinds) expect(laneOf(kind)?.kinds).toContain(kind);
  expect(laneOf('unheard-of')).toBeUndefined();
});

test('a full lane is left out and no lane gets more than it has places', () => {
  const mail = laneOf('send-mail');
  const sms = laneOf('send-sms');
  if (!mail || !sms) throw new Error('no lanes');
  const { kinds, most } = openLanes(
    new Map([
      [mail, mail.places],
      [sms, sms.places - 1],
    ]),
  );
  expect(kinds).not.toContain('send-mail');
  expect(kinds).toContain('authorise');
  expect(most).toBe(1);
});

test('when all are full nothing is open', () => {
  expect(openLanes(new Map(full)).kinds).toEqual([]);
});
