import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aheadAfter, type Said } from './database-clock.ts';

/* a table by hand: steady clock at the question and the answer, what the database said, what is known before and after */
test.each<[known: number | null, said: Said, after: number]>([
  /* the first: the middle of what is possible, a millisecond being cut off what is read */
  [null, { at: 1_000, left: 100, came: 100 }, 900.5],
  [null, { at: 1_000, left: 100, came: 200 }, 850.5],
  /* what fits stays, however slow the answer */
  [900, { at: 5_000, left: 4_000, came: 9_000 }, 900],
  /* it went wrong by more than an answer's way: to the nearest that is possible */
  [900, { at: 5_000, left: 4_050, came: 4_060 }, 940],
  [900, { at: 5_000, left: 4_200, came: 4_210 }, 801],
  /* a database that was moved to another server, ten minutes behind */
  [900, { at: 5_000 - 600_000, left: 4_099, came: 4_101 }, -599_098],
])('after what was known as %s the answer %j gives %s', (known, said, after) => {
  expect(aheadAfter(known, said)).toBe(after);
});

test('it is never further off than an answer’s way, whatever came before', () => {
  const way = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e12 }),
      fc.array(fc.record({ pause: fc.integer({ min: 0, max: 10_000 }), there: way, back: way }), {
        minLength: 1,
        maxLength: 30,
      }),
      (truth, asked) => {
        let [known, steady]: [number | null, number] = [null, 0];
        for (const { pause, there, back } of asked) {
          const left = steady + pause;
          steady = left + there + back;
          known = aheadAfter(known, { at: Math.floor(left + there + truth), left, came: steady });
          expect(Math.abs(known - truth)).toBeLessThanOrEqual(there + back + 1);
        }
      },
    ),
  );
});
