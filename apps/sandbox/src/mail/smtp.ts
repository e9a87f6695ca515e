import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { hang, pause } from '../pause.ts';
import type { World } from '../world.ts';
import { receive } from './mailbox.ts';

/** Faults of the mail server; the numbers are the SMTP replies. */
export const mailFaults = ['none', 'down', 'reject', 'busy', 'slow', 'hang', 'lost-after-storing'] as const;

const reply = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

const slowMs = 8000;
const maxBytes = 20 * 1024 * 1024;

/** A mail server without authentication or encryption that keeps every mail and sends none on. */
export const smtpServer = (world: World): SMTPServer => {
  const takes = (fault: string) => world.faults.takes('mail', fault);
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
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
      if (takes('reject')) return done(reply(550, 'mailbox unavailable'));
      if (takes('busy')) return done(reply(451, 'try again later'));
      done();
    },
    onData: (stream, session, done) => {
      const work = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw reply(552, 'message too big');
        if (takes('hang')) return hang(world.closing);
        const { delayMs } = world.faults.state('mail');
        await pause(takes('slow') ? (delayMs ?? slowMs) : (delayMs ?? 0), world.closing);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        await receive(world, { from, to: rcptTo.map(({ address }) => address) }, raw);
        if (takes('lost-after-storing')) throw reply(421, 'connection lost after the message was stored');
      };
      work().then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
};
