import pg from 'pg';
import { createContext } from '../../main/context.ts';
import { startJobs } from '../../main/jobs.ts';
import { createLog } from '../../platform/log.ts';
import type { Mailer } from '../../platform/ports.ts';
import { readConfig } from '../../platform/read-config.ts';
import { quick } from '../purchase/outside.ts';

/*
 * Workers of one gateway in a process that may be killed at any moment. The parent sends the time; a mail that is taken is a row of
 * its own, as a mail server keeps it whatever becomes of the sender.
 */
let setTo = 0;
let setAt = Date.now();
const clock = () => new Date(setTo + (Date.now() - setAt));

const server = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const mailer: Mailer = {
  send: async ({ to, messageId }) => {
    if (to.endsWith('@bos.example'))
      throw Object.assign(new Error('no such mailbox'), {
        responseCode: 550,
        response: '550 5.1.1 no',
        command: 'RCPT TO',
      });
    await server.query('insert into taken_mail (message_id, address) values ($1, $2)', [messageId, to]);
  },
};

process.on('message', ({ now }: { now: number }) => {
  setTo = now;
  setAt = Date.now();
  context?.wake();
});

/* nobody tells the time any more */
process.on('disconnect', () => process.exit());

let context: Awaited<ReturnType<typeof createContext>> | null = null;
process.send?.('wants the time');
await new Promise<void>((resolve) => process.once('message', () => resolve()));
context = await createContext(readConfig({ ...process.env, NODE_ENV: 'test' }, process.cwd()), {
  clock,
  log: createLog('silent'),
  timings: { ...quick, leaseMs: 5_000, pollMs: 20 },
});
context.mailer = mailer;
startJobs(context);
process.send?.('at work');
