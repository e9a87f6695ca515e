import { expect, test } from 'vitest';
import { type Mistake, walkStore } from './run.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const ofServer = test.skipIf(server === '');

ofServer('the store decides as the machine, also while two gateways meet', async () => {
  const walked = await walkStore({ purchases: 16, seed: 1, server });
  expect(walked.wrong).toEqual([]);
  expect(walked.commands).toBeGreaterThan(200);
  expect(walked.crossing).toBeGreaterThan(50);
});

/** Forgets a column whenever its row is written again. */
const forgets = (table: string, column: string): Mistake => ({
  plant: `create function forget() returns trigger language plpgsql as 'begin new.${column} := old.${column}; return new; end';
    create trigger forget before update on ${table} for each row execute function forget()`,
});

ofServer.each([
  ['nobody waits for the lock', { spoil: (statement) => statement.replace('for update', '') }],
  ['how often a refund was sent is forgotten', forgets('refund', 'tries')],
  ['when a policy was asked for last is forgotten', forgets('policy', 'looked_at')],
] satisfies [string, Mistake][])('a store is found in which %s', async (_, mistake) => {
  const walked = await walkStore({ purchases: 40, seed: 1, server, mistake });
  expect(walked.wrong).not.toEqual([]);
});
