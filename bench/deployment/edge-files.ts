import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EdgeBuyer } from './edge-client.ts';
import type { House } from './house.ts';
import type { Shop } from './shopper.ts';

/** every so manyth file is compared */
const everyNth = 9;
/** what the edge serves by itself */
const served = /\.(?:js|css|json|svg|png|webp|avif|woff2)$/;
const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'x-content-type-options',
  'cross-origin-resource-policy',
];

/** Both names of scripts are right (RFC 9239), JSON is UTF-8 whatever is said, and each server has its own way. */
const saidAs = ({ headers }: Response, header: string) =>
  headers
    .get(header)
    ?.replace('application/javascript', 'text/javascript')
    .replace('application/json; charset=utf-8', 'application/json');

/** Files that the edge serves from its disk, against what a gateway answers to the same request. */
export async function compareFiles(house: House, shop: Shop): Promise<{ same: number; different: string[] }> {
  const folder = house.volume('site');
  const names = ['shell', 'remotes', 'fonts'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && served.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      /* of the panel's no host of the shop knows */
      .filter((name) => !name.startsWith('/remotes/panel/'))
      .filter((name) => part !== 'fonts' || /\.[0-9a-f]{8}\.woff2$/.test(name)),
  );
  const buyer = new EdgeBuyer(shop);
  const different: string[] = [];
  let same = 0;
  for (const name of names.filter((_, at) => at % everyNth === 0)) {
    /* as it lies there: fetch would unpack a gateway's answer */
    const headers = { 'accept-encoding': 'identity' };
    const [edge, gateway] = await Promise.all([
      buyer.fetch(name, { headers }),
      fetch(house.gatewayUrl('gateway-1') + name, { headers }),
    ]);
    const [one, other] = await Promise.all([edge.arrayBuffer(), gateway.arrayBuffer()]);
    const faults = compared.flatMap((header) => {
      const [here, there] = [edge, gateway].map((answer) => saidAs(answer, header));
      return here === there ? [] : [`${name}: ${header} is ${here} at the edge, ${there} at a gateway`];
    });
    if (edge.headers.get('content-security-policy') !== "default-src 'none'")
      faults.push(`${name}: the edge asked a gateway`);
    if (!Buffer.from(one).equals(Buffer.from(other))) faults.push(`${name}: other bytes`);
    if (faults.length === 0) same += 1;
    different.push(...faults);
  }
  buyer.connection.close();
  return { same, different };
}
