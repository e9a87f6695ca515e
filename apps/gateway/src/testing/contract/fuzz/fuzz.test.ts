import { operations } from '@sigorta/contracts/operations/table';
import { everyThirdDay } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { coverageOf, fuzz } from './campaign.ts';

/* every operation comes up once in so many times (decision 0121) */
const times = 8;
const { day: time } = everyThirdDay;

/* asked in a restored house only, or with a release of a store, where nothing else may be asked; their own tests do */
const elsewhere = ['sendingResume', 'previewMake'];

/* the server runs all tests of the gateway (decision 0263) */
const onServer = test.skipIf(!process.env.TEST_DATABASE_URL);

onServer(`part ${time % times} of the operations answers as the contract says, seed ${time}`, async () => {
  const fuzzed = await fuzz(500, time, (place) => place % times === time % times);
  expect(fuzzed.broken).toEqual([]);
  expect(coverageOf(fuzzed).never.filter((name) => !elsewhere.includes(name))).toEqual([]);
});

onServer('a code that somebody forgets to declare is found', async () => {
  const only = (_place: number, name: string) => name === 'couponCheck';
  const { couponCheck } = operations;
  const { errors } = couponCheck;
  Object.assign(couponCheck, { errors: [] });
  try {
    const { broken } = await fuzz(80, 1, only);
    expect(broken.filter((line) => line.includes('internal error'))).not.toEqual([]);
  } finally {
    Object.assign(couponCheck, { errors });
  }
});
