import { expect, test } from 'vitest';
import { createLine, type Visitor } from './line.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A line under a clock that a look moves by ten milliseconds, and what became of those who came, in the order in which it was told. */
function theLine() {
  let now = 0;
  const line = createLine(() => now);
  const told: string[] = [];
  return {
    told,
    goBy: line.goBy,
    come: (
      name: string,
      {
        network = name,
        isAhead = false,
        gone,
      }: Partial<Pick<Visitor, 'isAhead'>> & { network?: string; gone?: AbortSignal } = {},
    ) =>
      void line
        .enter({ network: () => network, isAhead, ...(gone && { gone: () => gone }) })
        .then((mayBegin) => told.push(`${name} ${mayBegin ? 'in' : 'off'}`)),
    look: async (share: number, looks: number, everyMs = 10) => {
      for (let at = 0; at < looks; at += 1) {
        now += everyMs;
        line.looked(share);
      }
      await soon();
    },
  };
}
const names = (count: number, of = '') => Array.from({ length: count }, (_, n) => `${of}${n}`);

/** The thread worked for two seconds without a pause. */
async function fullLine() {
  const line = theLine();
  await line.look(1, 200);
  return line;
}

test('nobody waits where there is room', async () => {
  const { come, told } = theLine();
  for (const name of ['a', 'b', 'c']) come(name);
  await soon();
  expect(told).toEqual(['a in', 'b in', 'c in']);
});

test('while it is full five begin a second, who is ahead before who came earlier', async () => {
  const { come, told, look } = await fullLine();
  come('a');
  come('buyer', { isAhead: true });
  await look(1, 1);
  expect(told).toEqual(['buyer in']);
  await look(1, 19);
  expect(told).toEqual(['buyer in']);
  await look(1, 1);
  expect(told).toEqual(['buyer in', 'a in']);
});

test('looks that come late let in as many a second', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(20)) come(name);
  await look(1, 5, 200);
  expect(told).toHaveLength(5);
});

test('who says that he is ahead keeps nobody out: every fourth is somebody else', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(12, 'ahead ')) come(name, { isAhead: true });
  for (const name of names(4, 'other ')) come(name);
  await look(1, 8, 200);
  expect(told.filter((word) => word.startsWith('other'))).toEqual(['other 0 in', 'other 1 in']);
});

test('a line that does not move tells those who came six seconds ago to come again', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(60)) come(name);
  await look(1, 1, 5_990);
  come('late');
  await look(1, 1);
  expect(told.filter((word) => word.endsWith('off'))).toHaveLength(59);
  await look(1, 20);
  expect(told).toContain('late in');
});

test('a thousand wait, the next is told so at once', async () => {
  const { come, told } = await fullLine();
  for (const name of names(1_000)) come(name);
  come('one more');
  await soon();
  expect(told).toEqual(['one more off']);
});

test('of one network twenty wait, and as many again when those are in; another network has its own places', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(21)) come(name, { network: 'house' });
  come('neighbour');
  await soon();
  expect(told).toEqual(['20 off']);
  await look(0, 100);
  expect(told.filter((word) => word.endsWith('in'))).toHaveLength(21);
  await look(1, 200);
  for (const name of names(21, 'again ')) come(name, { network: 'house' });
  await soon();
  expect(told.filter((word) => word.endsWith('off'))).toEqual(['20 off', 'again 20 off']);
});

test('who is gone waits no more, and keeps nobody else from a place', async () => {
  const { come, told, look } = await fullLine();
  const leaving = new AbortController();
  come('a', { network: 'house', gone: leaving.signal });
  for (const name of names(19)) come(name, { network: 'house' });
  leaving.abort();
  come('b', { network: 'house' });
  await soon();
  expect(told).toEqual(['a off']);
  await look(0, 100);
  expect(told).toContain('b in');
});

test('a burst into an idle thread is let in over a few looks, all of it and in its order', async () => {
  const { come, told, look } = theLine();
  for (const name of names(60)) come(name);
  await look(0.3, 25);
  expect(told).toEqual(names(60).map((name) => `${name} in`));
});

test('while somebody buys it is full at two fifths, and two seconds after the last step it is not', async () => {
  const { come, told, look, goBy } = theLine();
  await look(0.5, 60);
  come('nobody buys');
  await soon();
  goBy();
  come('somebody buys');
  await soon();
  expect(told).toEqual(['nobody buys in']);
  await look(0.5, 1, 2_000);
  expect(told).toEqual(['nobody buys in', 'somebody buys in']);
});

/* what a flood of 2,000 networks sends, each every nine seconds, into a thread that lets five a second begin */
const networksOfFlood = 2_000;
const floodASecond = 226;

test('a new buyer is in within two seconds at each step, whatever a flood of two thousand networks does', async () => {
  const { come, told, look } = await fullLine();
  let sent = 0;
  const second = async () => {
    for (let at = 0; at < 5; at += 1) {
      for (let one = 0; one < floodASecond / 5; one += 1, sent += 1)
        come('flood', { network: `net ${sent % networksOfFlood}` });
      await look(1, 1, 200);
    }
  };
  for (let at = 0; at < 60; at += 1) await second();
  const seconds: number[] = [];
  for (const step of ['page', 'brand', 'quote']) {
    come(step, { network: 'home of a buyer' });
    let waited = 0;
    while (!told.includes(`${step} in`) && waited < 20) {
      await second();
      waited += 1;
    }
    seconds.push(waited);
  }
  expect(Math.max(...seconds)).toBeLessThanOrEqual(2);
});

test('a network that comes often is let in too: one of eight who begin', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(20, 'house ')) come(name, { network: 'house' });
  for (const name of names(60, 'new ')) come(name);
  await look(1, 16, 200);
  expect(told.filter((word) => word.startsWith('house'))).toHaveLength(5);
  expect(told).toHaveLength(16);
});

test('a network is a stranger again some minutes after it came often', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(16, 'house ')) come(name, { network: 'house' });
  await look(1, 1, 400_000);
  told.length = 0;
  come('house', { network: 'house' });
  come('other', { network: 'other' });
  await look(1, 2, 200);
  expect(told).toEqual(['house in', 'other in']);
});
