import { expect, test } from 'vitest';
import { unpackNetwork } from './glyphs/packed-network.ts';
import { weights } from './glyphs/weights.ts';
import { finish, finishInSlices } from './image/steps.ts';
import { turned } from './image/turned.ts';
import { readPicture } from './read-picture.ts';
import { readZone } from './read-zone.ts';
import { expectedOf } from './testing/expected.ts';
import { randomOf } from './testing/random.ts';
import { photographOf, randomConditions } from './testing/scene.ts';
import { spoilings, trialOf, trialToday } from './testing/trial.ts';
import { linesOf, randomPaper } from './testing/zone-text.ts';

/* a slice of `pnpm --filter bench paper-reader`, with seeds of its own and as small as pictures may be */
const pitch = 12;
const network = unpackNetwork(weights);
const seeds = Array.from({ length: 6 }, (_, at) => 700_001 + at);

function picture(seed: number) {
  const random = randomOf(seed);
  const paper = randomPaper(random);
  const hard = randomConditions(random, paper.kind);
  const plain = { ...hard, view: { ...hard.view, pitch }, noise: 2, across: 0.03, down: 0.03 };
  return { paper, image: photographOf(linesOf(paper), paper.kind, plain, random) };
}

test('papers photographed by a hand are read, most of them, and none wrongly', () => {
  const trials = seeds.map((seed) => trialOf(seed, network, undefined, pitch));
  const read = trials.filter(({ answer }) => answer.reading !== null);
  for (const { paper, answer } of read) expect(answer.reading).toEqual(expectedOf(paper));
  expect(read.length).toBeGreaterThanOrEqual(5);
});

test.each(spoilings)('a zone that was spoiled (%s) is not read', (how) => {
  expect(trialOf(700_050, network, how, pitch).answer.reading).toBeNull();
});

test('a file on its head or side is read, a camera’s picture only upright', async () => {
  const { paper, image } = picture(700_101);
  const given = { today: trialToday, rest: () => Promise.resolve() };
  const answer = await readPicture(turned(image, 1), { ...given, anyWayUp: true });
  expect(answer.reading).toEqual(expectedOf(paper));
  expect(await readPicture(turned(image, 1), { ...given, anyWayUp: false })).toEqual({
    reading: null,
    reason: 'noZone',
  });
});

test('an empty sheet has no zone, and a dark one is told from it', () => {
  const sheet = (grey: number) => ({ width: 400, height: 300, data: new Uint8Array(120_000).fill(grey) });
  expect(finish(readZone(sheet(230), network, trialToday))).toEqual({ reading: null, reason: 'noZone' });
  expect(finish(readZone(sheet(20), network, trialToday))).toEqual({ reading: null, reason: 'dark' });
});

test('the work can be put down often, and is whenever a slice is over', async () => {
  const { image } = picture(700_102);
  let steps = 0;
  for (const work = readZone(image, network, trialToday); !work.next().done; ) steps += 1;
  expect(steps).toBeGreaterThan(40);
  /* a clock by which every step takes eight milliseconds: it rests after every second one */
  let now = 0;
  let rests = 0;
  await finishInSlices(
    readZone(image, network, trialToday),
    async () => {
      rests += 1;
    },
    12,
    () => {
      now += 8;
      return now;
    },
  );
  expect(rests).toBeGreaterThan(steps / 3);
});
