import { expect, test } from 'vitest';
import { journeysInTurn } from './journeys-in-turn.ts';
import { journeyFiles, movingToday } from './motion-in-turn.ts';

const on = (day: number) => movingToday({ day, isAll: false });
const days = Array.from({ length: 60 }, (_, at) => 20_784 + at);

test('each file moves on one of five days, and about as many on one as on another', () => {
  const five = days.slice(0, 5).map(on);
  expect(five.flat().toSorted()).toEqual(journeyFiles);
  const sizes = five.map((files) => files.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  expect(movingToday({ isAll: true })).toEqual(journeyFiles);
});

test('what is walked in turn moves in turn, and does not on other days', () => {
  for (const line of journeysInTurn)
    for (const [at, journeys] of line.days.entries())
      for (const journey of journeys) {
        const file = `${journey.split(' > ')[0]}.e2e.ts`;
        const walked = days.filter((day) => day % line.days.length === at);
        const moves = walked.filter((day) => on(day).includes(file));
        expect(moves.length, journey).toBe(walked.length / 5);
      }
});
