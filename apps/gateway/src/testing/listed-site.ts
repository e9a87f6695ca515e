import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hex = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/* draws the same empty page for every address, as of a site whose files alone a test asks for: none is opened without a server */
const emptyServer = `export const shared = {};
const site = {
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'empty', publicPaths: () => [], with: async () => site,
  page: async ({ language, brand }) => ({
    status: 404, kind: 'public', title: '', description: '', canonicalPath: '/', inlineScripts: [], product: null, questions: [],
    html: '<html></html>', boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null },
  }),
};
export const openSite = async () => site;
`;

/** Writes what a site of a test is made of beside it, as an assembly does; without it no gateway opens one. */
export const listSite = (dist: string): void => {
  if (!existsSync(join(dist, 'server/render.js'))) {
    mkdirSync(join(dist, 'server'), { recursive: true });
    writeFileSync(join(dist, 'server/render.js'), emptyServer);
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
