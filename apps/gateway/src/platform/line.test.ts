import { expect, test } from 'vitest';
import { createLine, type Line } from './line.ts';

/** Looks that found the thread at work all the time, until it counts as full. */
const fill = (line: Line, looks = 60) => {
  for (let look = 0; look < looks; look += 1) line.looked(1);
};
/** As many looks as one of a full thread lets in by. */
const look = async (line: Line, share: number, looks = 20) => {
  for (let at = 0; at < looks; at += 1) line.looked(share);
  await soon();
};

/** What became of those who came, in the order in which it was told. */
function visitors(line: Line) {
  const told: string[] = [];
  return {
    told,
    come: (name: string, isAhead = false, gone?: AbortSignal) =>
      void line.enter(isAhead, gone).then((mayBegin) => told.push(`${name} ${mayBegin ? 'in' : 'off'}`)),
  };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('nobody waits where there is room', async () => {
  const { come, told } = visitors(createLine());
  for (const name of ['a', 'b', 'c']) come(name);
  await soon();
  expect(told).toEqual(['a in', 'b in', 'c in']);
});

test('while it is full one begins at every twentieth look, who is ahead before who came earlier', async () => {
  const line = createLine();
  const { come, told } = visitors(line);
  fill(line);
  come('a');
  come('b');
  come('buyer', true);
  await soon();
  expect(told).toEqual([]);
  await look(line, 1);
  expect(told).toEqual(['buyer in']);
  await look(line, 1, 40);
  expect(told).toEqual(['buyer in', 'a in', 'b in']);
});

test('a line that does not move tells those who came six seconds ago to come again', async () => {
  let now = 0;
  const line = createLine(() => now);
  const { come, told } = visitors(line);
  fill(line);
  for (let n = 0; n < 5; n += 1) come(`early ${n}`);
  now = 5_500;
  come('late');
  now = 6_000;
  await look(line, 1);
  /* those whose time was over went first; whoever came later has the place */
  expect(told.filter((word) => word.endsWith('off'))).toHaveLength(5);
  expect(told).toContain('late in');
});

test('a thousand wait, the next is told so at once', async () => {
  const line = createLine();
  const { come, told } = visitors(line);
  fill(line);
  for (let n = 0; n < 1_000; n += 1) come(`${n}`);
  come('one more');
  await soon();
  expect(told).toEqual(['one more off']);
});

test('who is gone waits no more, and keeps nobody else from a place', async () => {
  const line = createLine();
  const { come, told } = visitors(line);
  fill(line);
  const leaving = new AbortController();
  come('a', false, leaving.signal);
  come('b');
  leaving.abort();
  await look(line, 1);
  expect(told).toEqual(['a off', 'b in']);
});

test('a burst into an idle thread is let in over a few looks, all of it and in its order', async () => {
  const line = createLine();
  const { come, told } = visitors(line);
  const names = Array.from({ length: 60 }, (_, n) => `${n}`);
  for (const name of names) come(name);
  await look(line, 0.3, 25);
  expect(told).toEqual(names.map((name) => `${name} in`));
});

test('it is over when there is room again', async () => {
  const line = createLine();
  const { come, told } = visitors(line);
  fill(line);
  for (let n = 0; n < 3; n += 1) come(`${n}`);
  await look(line, 0);
  come('after');
  await soon();
  expect(told).toEqual(['0 in', '1 in', '2 in', 'after in']);
});

test('while somebody buys it is full at two fifths, and two seconds after the last step it is not', async () => {
  let now = 0;
  const line = createLine(() => now);
  const { come, told } = visitors(line);
  await look(line, 0.5, 60);
  come('nobody buys');
  await soon();
  line.goBy();
  come('somebody buys');
  await soon();
  expect(told).toEqual(['nobody buys in']);
  now = 2_000;
  await look(line, 0.5, 1);
  expect(told).toEqual(['nobody buys in', 'somebody buys in']);
});
