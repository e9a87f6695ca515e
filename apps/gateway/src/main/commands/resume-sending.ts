import { openAfterRestore, resumeSending } from '../../reconciliation/resume-sending.ts';
import { toTheEnd } from './tell.ts';
import { onUsedDatabase } from './used-database.ts';

/*
 * `node apps/gateway/run.mjs resume-sending` after a restore, with the gateway's own environment: says what is open. With the number of open differences
 * and two persons (`<number> <e-mail> <code> <e-mail> <code>`) it switches sending on. The embedded database is open to one process only,
 * so there the gateway is stopped first.
 */
const words = process.argv.slice(2);
const [shown = '', first = '', firstCode = '', second = '', secondCode = ''] = words;
if (words.length !== 0 && (words.length !== 5 || !/^\d+$/.test(shown))) {
  process.stderr.write(
    'Usage: node apps/gateway/run.mjs resume-sending [<open differences> <e-mail> <code> <e-mail> <code>]\n',
  );
  process.exit(2);
}
await toTheEnd(() =>
  onUsedDatabase(async (context) => {
    if (words.length === 0) {
      const { differences, unfinished } = await openAfterRestore(context);
      return `Sending is off. ${differences} differences are open, and the end of ${unfinished} charges, policies and refunds is not known yet.`;
    }
    const { unfinished } = await resumeSending(context, Number(shown), [
      { email: first, code: firstCode },
      { email: second, code: secondCode },
    ]);
    return `Sending is on. ${shown} differences were open; ${unfinished} charges, policies and refunds are asked about before they are sent again.`;
  }),
);
