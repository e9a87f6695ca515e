import { readFileSync } from 'node:fs';
import { compareFiles } from './deployment/edge-files.ts';
import { faultsOfDatabaseLines, faultsWithStrangers } from './deployment/inside-lines.ts';
import { openHouse } from './deployment/open-house.ts';
import { faultsOf } from './deployment/outside.ts';
import { protocolsOverQuic } from './deployment/over-http3.ts';
import { faultsWithoutTls } from './deployment/plain-http.ts';
import { type Bought, buy } from './deployment/shopper.ts';
import { faultsOfWayOut } from './deployment/way-out.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/*
 * `pnpm --filter bench deployment`: the files of deploy/ on this machine without containers. The COPY and RUN lines of the container
 * files are done as plain commands, the services of compose.yaml run as processes of an unprivileged user with the same settings on
 * addresses of their own, and the real Caddy reads the same Caddyfile. Then a policy of each kind is bought over HTTPS and HTTP/2.
 */
const products = ['domestic-travel', 'foreign-travel', 'pet'];

interface Told {
  request: { proto: string; method: string; host: string };
  status: number;
}

await withCleanup(async (later) => {
  console.log(machine());
  const began = performance.now();
  const told = (step: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${step}`);
  const { house, shop, database } = await openHouse(later, told, { INSURERS_DELAY_SCALE: '0.1' });
  const bought: Bought[] = [];
  for (const productId of products) {
    const one = await buy(shop, productId);
    bought.push(one);
    told(`${productId} bought over ${one.protocol}, a policy of ${one.pdf.length} bytes`);
  }
  const faults = await faultsOf(shop.sandbox, bought);
  const { same, different } = await compareFiles(house, shop);
  told(`${same} files are the same from the edge's disk as from a gateway, ${different.length} differ`);
  const seen = readFileSync(house.log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);
  const protocols = new Set(seen.map(({ request }) => request.proto));
  told(`the edge saw ${seen.length} requests, all over ${[...protocols].join(' and ')}`);
  if (protocols.size !== 1 || !protocols.has('HTTP/2.0')) faults.push('not all was said over HTTP/2');
  if (bought.some(({ protocol }) => protocol !== 'h2 over TLSv1.3'))
    faults.push('TLS agreed on another protocol');
  faults.push(
    ...different,
    ...seen.flatMap(({ status }) => (status >= 500 ? [`the edge answered ${status}`] : [])),
  );
  const withoutTls = await faultsWithoutTls(house.site, [house.panel, house.card, house.hop]);
  told(`without TLS a page is led on and calls are refused, with ${withoutTls.length} faults`);
  faults.push(...withoutTls);
  const quic = await protocolsOverQuic(shop);
  told(`Chromium loaded home and ${quic.length - 1} files over ${[...new Set(quic)].join(' and ')}`);
  if (quic.length < 5 || quic.some((protocol) => protocol !== 'h3')) faults.push('not all came over HTTP/3');
  const lines = faultsOfDatabaseLines(database);
  const strangers = await faultsWithStrangers(house);
  told(
    `gateways of another authority are not believed until they are ours again, with ${strangers.length} faults`,
  );
  /* a line is logged when it ends: those of the gateways that were stopped have */
  const wayOut = await faultsOfWayOut(house.volume('edge'), house.wayOut, told);
  faults.push(...lines, ...strangers, ...wayOut);
  for (const fault of faults) console.log(fault);
  console.log(`${bought.length} policies bought, ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
});
