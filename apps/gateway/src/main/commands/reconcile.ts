import { reconcile } from '../../reconciliation/reconcile.ts';
import { toTheEnd } from './tell.ts';
import { onUsedDatabase } from './used-database.ts';

/*
 * `pnpm reconcile [days]`, with the gateway's own environment: compares our books of the last days (3) with every provider's and
 * insurer's, prints what differs, and ends with 1 when anything does or a book gave no answer. The embedded database is open
 * to one process only, so there the gateway is stopped first.
 */
const days = Number(process.argv[2] ?? '3');
if (!Number.isInteger(days) || days < 1 || days > 400) {
  process.stderr.write('Usage: npx --yes pnpm@12 reconcile [days, 1 to 400]\n');
  process.exit(2);
}
await toTheEnd(() =>
  onUsedDatabase(async (context) => {
    const until = context.clock();
    const from = new Date(until.getTime() - days * 24 * 3_600_000);
    const { differences, silent } = await reconcile(context, 'asked', { from, until });
    const sum = (minor: number | null) => (minor === null ? '-' : (minor / 100).toFixed(2));
    const lines = differences.map(
      ({ kind, source, subject, hereMinor, outsideMinor, currency, detail }) =>
        `${kind}  ${source}  ${subject}  here ${sum(hereMinor)}  outside ${sum(outsideMinor)} ${currency}  ${detail ?? ''}`,
    );
    if (differences.length > 0 || silent.length > 0) process.exitCode = 1;
    return [
      ...lines,
      ...silent.map((name) => `no answer of ${name}: nothing is known of its books`),
      `${differences.length} differences in ${days} days, ${silent.length} books without an answer.`,
    ].join('\n');
  }),
);
