import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { expect, test } from 'vitest';
import { type Mistake, walkStore } from './run.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
/* each in a database of its own */
const ofServer = server === '' ? test.skip : test.concurrent;

/* every command that is carried out in 700 histories, with every answer, comes up in one of these */
const seeds = [2, 8, 10, 15, 30, 38, 96, 194, 202, 223, 246, 251, 439, 626];

ofServer('the store decides as the machine, also while two gateways meet', async () => {
  const walked = await walkStore({ seeds, server });
  expect(walked.wrong).toEqual([]);
  expect(walked.commands).toBeGreaterThan(200);
  expect(walked.crossing).toBeGreaterThan(50);
  expect(walked.held).toBeGreaterThan(3);
});

/** Forgets a column whenever its row is written again. */
const forgets = (table: string, column: string): Mistake => ({
  plant: `create function forget() returns trigger language plpgsql as 'begin new.${column} := old.${column}; return new; end';
    create trigger forget before update on ${table} for each row execute function forget()`,
});

const loses = (table: string): Mistake => ({
  plant: `create function lose() returns trigger language plpgsql as 'begin return null; end';
    create trigger lose before insert on ${table} for each row execute function lose()`,
});

const keeps = (table: string): Mistake => ({
  plant: `create function keep() returns trigger language plpgsql as 'begin return null; end';
    create trigger keep before delete on ${table} for each row execute function keep()`,
});

/* a third of them a day: each plays the same histories in a database of its own */
const mistakes = [
  ['nobody waits for the lock', 'nobody waited', { spoil: (sql) => sql.replace('for update', '') }],
  ['how often a refund was sent is forgotten', 'another purchase', forgets('refund', 'tries')],
  ['when a policy was asked for last is forgotten', 'another purchase', forgets('policy', 'looked_at')],
  [
    'the last attempt is read first',
    'another purchase',
    { spoil: (sql) => sql.replace(/(select \* from "attempt" .*? order by created_at)\)/, '$1 desc)') },
  ],
  ['no job is ever written', 'words or jobs', loses('outbox')],
  ['no case is ever written', 'open cases are', loses('open_case')],
  ['a case that is over stays', 'open cases are', keeps('open_case')],
  ['since when a case is one is never written again', 'open cases are', forgets('open_case', 'since')],
  ['staff read an old word of an order', 'words or jobs', forgets('purchase_order', 'state')],
] satisfies [string, string, Mistake][];

ofServer.each(partOf(3, mistakes, everyThirdDay))(
  'a store is found in which %s',
  async (_, what, mistake) => {
    const { wrong } = await walkStore({ seeds, server, mistake });
    expect(wrong.join('\n')).toContain(what);
  },
);
