import { plainList, squidList } from '../../platform/egress/written-list.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { root } from './tell.ts';

/*
 * `node apps/gateway/run.mjs print-egress [--squid]`, with the gateway's own environment: prints where gateway and card entry may be let
 * out to, a `host:port` a line or as squid includes it (docs/egress.md). Nothing is started or asked.
 */
const words = process.argv.slice(2);
if (words.some((word) => word !== '--squid') || words.length > 1) {
  process.stderr.write('Usage: node apps/gateway/run.mjs print-egress [--squid]\n');
  process.exit(2);
}
try {
  const { destinations } = readConfig(process.env, root);
  process.stdout.write(words.length === 1 ? squidList(destinations) : plainList(destinations));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
