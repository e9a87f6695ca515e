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
        waitedSince = null,
        gone,
      }: {
        network?: string;
        isAhead?: Visitor['isAhead'];
        waitedSince?: number | null;
        gone?: AbortSignal;
      } = {},
    ) =>
      void line
        /* the clock of marks is another one than the line's */
        .enter({
          network: () => network,
          isAhead,
          waitedSince: () => waitedSince,
          ...(gone && { gone: () => gone }),
        })
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

test('who was put off goes before those who come for the first time, the longest wait first', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(3, 'new ')) come(name);
  come('later', { waitedSince: 2_000 });
  come('first', { waitedSince: 1_000 });
  await look(1, 2, 200);
  expect(told).toEqual(['first in', 'later in']);
});

test('a page of a purchase that was put off does not stand behind others of its kind', async () => {
  const { come, told, look } = await fullLine();
  /* marks count from 1970, the line from the start of its process */
  come('back from the bank', { isAhead: true, waitedSince: 1_795_915_583_953 });
  come('later', { isAhead: true });
  await look(1, 1, 200);
  expect(told).toEqual(['back from the bank in']);
});

test('who has waited keeps nobody else out for good: of eight one is new', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(16, 'waited ')) come(name, { waitedSince: 1_000 });
  for (const name of names(16, 'new ')) come(name);
  await look(1, 16, 200);
  expect(told.filter((word) => word.startsWith('new'))).toEqual(['new 0 in', 'new 1 in']);
});

test('a mark does not keep a place in a line that does not move: he is told to come again after six seconds', async () => {
  const { come, told, look } = await fullLine();
  for (const name of names(60)) come(name, { waitedSince: 1_000 });
  await look(1, 1, 5_990);
  await look(1, 1, 10);
  expect(told.filter((word) => word.endsWith('off'))).toHaveLength(59);
});

test('a new buyer beside a flood of twenty thousand networks is put off once, and has all his steps within fifteen seconds', async () => {
  const { come, told, look } = await fullLine();
  let sent = 0;
  let seconds = 0;
  const flood = (count: number) => {
    for (let at = 0; at < count; at += 1, sent += 1) come('flood', { network: `net ${sent % 20_000}` });
  };
  const second = async () => {
    seconds += 1;
    for (let at = 0; at < 5; at += 1) {
      flood(floodASecond / 5);
      await look(1, 1, 200);
    }
  };
  for (let at = 0; at < 30; at += 1) await second();
  const cameAt = seconds;
  const ofBuyer = () => told.filter((word) => !word.startsWith('flood'));
  let mark: number | null = null;
  for (const step of ['page', 'brand', 'quote']) {
    while (ofBuyer().at(-1) !== `${step} in` && seconds - cameAt < 60) {
      const answers = ofBuyer().length;
      /* in the middle of what the flood sends */
      flood(20);
      come(step, { network: 'home of a buyer', waitedSince: mark });
      do await second();
      while (ofBuyer().length === answers);
      if (ofBuyer().at(-1) !== `${step} off`) continue;
      mark ??= 1_000;
      for (let pause = 0; pause < 4; pause += 1) await second();
    }
  }
  expect(ofBuyer()).toEqual(['page off', 'page in', 'brand in', 'quote in']);
  expect(seconds - cameAt).toBeLessThanOrEqual(15);
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
