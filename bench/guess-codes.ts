import { addressOf, CodeAttacker } from './gateway/code-attacker.ts';
import { quietGateway } from './gateway/quiet-gateway.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const siteToken = 'sigorta-carsisi-site';
const phone = '+905321234567';
const addresses = 200_000;
const atOnce = 50;
const daySeconds = 24 * 3600;
/** the resend limit: an attacker asks as often as it allows */
const resendMs = 61_000;

const guesses = Number(process.argv[2] ?? 1_000_000);
/** the clock on the wall; what was guessed until then is printed */
const mostMinutes = Number(process.argv[3] ?? 60);

/** One day of guessing at the code of one phone, squeezed: the clock moves on, the limits are the real ones. */
await withCleanup(async (later) => {
  const { app, context, pass } = await quietGateway(later);
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const rounds = Math.floor((daySeconds * 1000) / resendMs);
  const perRound = Math.ceil(guesses / rounds);
  const began = performance.now();
  const isLate = () => performance.now() - began > mostMinutes * 60_000;
  let attacker = new CodeAttacker(app, siteToken);
  let challenge: string | undefined;
  let sent = 0;
  let guessed = 0;
  let looked = 0;
  for (let round = 0; round < rounds && guessed < guesses && !isLate(); round += 1) {
    const fresh = new CodeAttacker(app, siteToken);
    const asked = await fresh.askFor(phone, addressOf(round));
    if (asked.status === 200 && asked.body.challenge) {
      sent += 1;
      attacker = fresh;
      challenge = asked.body.challenge;
    }
    const most = Math.min(perRound, guesses - guessed);
    for (let done = 0; done < most; done += atOnce) {
      const batch = Math.min(atOnce, most - done);
      await Promise.all(
        Array.from({ length: batch }, async (_, place) => {
          const number = guessed + place;
          /* a stride without a common factor walks through all codes once */
          const code = String((number * 7_919) % 1_000_000).padStart(6, '0');
          const answer = await attacker.call('otp/verify', 'POST', addressOf(number % addresses), {
            challenge,
            code,
          });
          count(answer.status === 200 ? 'right' : (answer.body.code ?? String(answer.status)));
        }),
      );
      guessed += batch;
    }
    pass(resendMs);
  }
  const seconds = (performance.now() - began) / 1000;
  looked =
    (counts.get('code-wrong') ?? 0) + (counts.get('phone-not-found') ?? 0) + (counts.get('right') ?? 0);
  const right = (counts.get('phone-not-found') ?? 0) + (counts.get('right') ?? 0);
  const stored = await context.db
    .selectFrom('sms_challenge')
    .select((rows) => rows.fn.max('checks').as('most'))
    .executeTakeFirst();
  console.log(machine());
  console.log(`One phone, ${addresses} addresses, a day of the gateway's clock, limits as they ship.`);
  console.log(
    table(
      ['guesses', 'sent', 'codes', 'looked at', 'right', 'most checks of a code', 'seconds'],
      [[guessed, sent, looked, right, Number(stored?.most ?? 0), seconds.toFixed(0)]],
    ),
  );
  console.log(
    table(
      ['answer', 'times'],
      [...counts].sort((a, b) => b[1] - a[1]),
    ),
  );
});
