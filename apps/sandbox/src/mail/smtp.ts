import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { hang, pause } from '../pause.ts';
import type { World } from '../world.ts';
import { receive } from './mailbox.ts';
import { type Report, report } from './reports.ts';

/** Faults of the mail server; the numbers are the SMTP replies. */
export const mailFaults = [
  'none',
  'down',
  'reject',
  'unknown-host',
  'full',
  'busy',
  'reject-data',
  'slow',
  'hang',
  'close',
  'lost-after-storing',
  'bounce',
  'bounce-passing',
  'report-late',
  'report-never',
] as const;

const reply = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

const slowMs = 8000;
const maxBytes = 20 * 1024 * 1024;

/** Answers to the recipient's address, the first that is switched on. */
const atRecipient = [
  ['reject', 550, '5.1.1 mailbox unavailable'],
  ['unknown-host', 550, '5.1.2 no such host'],
  ['full', 552, '5.2.2 mailbox full'],
  ['busy', 451, '4.7.1 try again later'],
] as const;

const delivered: Report = { action: 'delivered', status: '2.1.5' };

/** What a mail that was taken is reported as. */
const reportsOf = (takes: (fault: string) => boolean): Report[] => {
  if (takes('bounce')) return [{ action: 'failed', status: '5.1.1' }];
  if (takes('bounce-passing')) return [{ action: 'failed', status: '4.4.7' }];
  if (takes('report-late')) return [{ action: 'delayed', status: '4.4.1' }, delivered];
  return takes('report-never') ? [] : [delivered];
};

const envelopeIdOf = ({ envelope }: SMTPServerSession): string | null => {
  const dsn: unknown = Reflect.get(envelope, 'dsn');
  const id: unknown = typeof dsn === 'object' && dsn !== null ? Reflect.get(dsn, 'envid') : null;
  return typeof id === 'string' && id !== '' ? id : null;
};

/** A mail server without authentication or encryption that keeps every mail and sends none on. */
export const smtpServer = (world: World): SMTPServer => {
  const takes = (fault: string) => world.faults.takes('mail', fault);
  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    hideDSN: false,
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // A client that keeps its connection open must not hold up the end.
    closeTimeout: 200,
    size: maxBytes,
    logger: false,
    banner: 'sandbox',
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onConnect: (_session, done) => (takes('down') ? done(reply(421, 'service not available')) : done()),
    onRcptTo: (_address, _session, done) => {
      const no = atRecipient.find(([fault]) => takes(fault));
      if (no) return done(reply(no[1], no[2]));
      done();
    },
    onData: (stream, session, done) => {
      const work = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw reply(552, 'message too big');
        if (takes('reject-data')) throw reply(554, '5.7.1 message refused');
        if (takes('hang')) return hang(world.closing);
        if (takes('close')) {
          for (const one of server.connections) if (one.id === session.id) one.close();
          return hang(world.closing);
        }
        const { delayMs } = world.faults.state('mail');
        await pause(takes('slow') ? (delayMs ?? slowMs) : (delayMs ?? 0), world.closing);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        await receive(world, { from, to }, raw);
        if (takes('lost-after-storing')) throw reply(421, 'connection lost after the message was stored');
        report(world, { from, to: to[0] ?? '', id: envelopeIdOf(session) }, reportsOf(takes));
      };
      work().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return server;
};
