import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/* what draws no page, of a site whose files alone a test asks for: none is opened without a server */
const drawsNothing = 'export const shared = {};\nexport const openSite = async () => ({});\n';

/** Writes what a site of a test is made of beside it, as an assembly does; without it no gateway opens one. */
export const listSite = (dist: string): void => {
  if (!existsSync(join(dist, 'server/render.js'))) {
    mkdirSync(join(dist, 'server'), { recursive: true });
    writeFileSync(join(dist, 'server/render.js'), drawsNothing);
  }
  const folders = ['server', 'pages'].filter((folder) => existsSync(join(dist, folder)));
  const inside = folders.flatMap((folder) =>
    readdirSync(join(dist, folder)).map((name) => `${folder}/${name}`),
  );
  const manifests = ['site/remotes.json', 'site/catalogue.json', 'releases.json'];
  const names = [...inside, ...manifests.filter((name) => existsSync(join(dist, name)))];
  const files = Object.fromEntries(names.map((name) => [name, hex(readFileSync(join(dist, name)))]));
  writeFileSync(join(dist, 'built.json'), JSON.stringify({ schema: 1, files }));
};
