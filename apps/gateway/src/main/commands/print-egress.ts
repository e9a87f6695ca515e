import { renameSync, writeFileSync } from 'node:fs';
import { plainList, squidList } from '../../platform/egress/written-list.ts';
import { readConfig } from '../../platform/read-config.ts';
import { StartError } from '../../platform/start-error.ts';
import { root } from './tell.ts';

/*
 * `node apps/gateway/run.mjs print-egress [--squid] [<file>]`, with the gateway's own environment: prints where gateway and card entry may
 * be let out to, a `host:port` a line or as squid includes it, or puts it into a file at once (docs/egress.md). Nothing is started or asked.
 */
const words = process.argv.slice(2);
const [file, ...more] = words.filter((word) => word !== '--squid');
if (more.length > 0 || file?.startsWith('-')) {
  process.stderr.write('Usage: node apps/gateway/run.mjs print-egress [--squid] [<file>]\n');
  process.exit(2);
}
try {
  const { destinations } = readConfig(process.env, root);
  const text = words.includes('--squid') ? squidList(destinations) : plainList(destinations);
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
