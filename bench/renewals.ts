import { liveAYear } from '../apps/gateway/src/testing/renewals/year.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { boundOf } from './money/three.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const policies = Number(process.argv[2] ?? 1_000);
const kills = Number(process.argv[3] ?? Math.ceil(policies / 100));
const seed = Number(process.argv[4] ?? Date.now() % 1_000_000_000);

/** Policies through a year: each reminder once, and no payment that nobody pressed for. */
await withCleanup(async (later) => {
  const { url: server } = await throwAwayServer(later);
  console.log(machine());
  console.log(`${policies} policies, at most ${kills} kills of workers, seed ${seed}`);
  const begun = Date.now();
  const end = await liveAYear({ seed, policies, kills, server, report: (line) => console.error(line) });
  const minutes = Math.round((Date.now() - begun) / 6_000) / 10;
  console.log(
    `${end.expected} reminders expected, ${end.byMail} by mail and ${end.bySms} by SMS, ${end.kills} kills, ` +
      `${end.quotes} questions to insurers, ${minutes} min`,
  );
  console.log(
    `${end.repeated} mails were handed over twice under one Message-ID, by a worker that was killed`,
  );
  console.log(
    `${end.otherCalls.length} calls to anybody but insurers and the SMS provider, ${end.attempts} payments begun`,
  );
  for (const fault of end.faults.slice(0, 20)) console.log(fault);
  const isBroken = end.faults.length > 0 || end.otherCalls.length > 0 || end.attempts > 0;
  if (isBroken) process.exitCode = 1;
  else
    console.log(
      `none of ${end.expected} wrong: fewer than ${boundOf(end.expected)} are, with 95 % certainty`,
    );
});
