import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import { siteContract, siteContractFile } from '@sigorta/contracts/site-contract';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { copyAssets } from './assets.ts';
import { collectReleases } from './collect-releases.ts';
import { brotliQuality, compress } from './compress.ts';
import { keepReleases } from './keep-releases.ts';
import { listBuilt } from './list-built.ts';
import { listShell } from './list-shell.ts';
import { copyImages } from './product-images.ts';
import { readQuestions } from './questions.ts';
import { buildServer } from './server-build.ts';
import { drawSharePictures } from './share-pictures.ts';
import { type ServerBuild, writePages } from './write-pages.ts';

/** `SITE_SHELL` is a shell built elsewhere, such as the one bundle of `--mode monolith` that bench compares with. */
const { SITE_DIST = 'dist', SITE_SHELL = 'apps/shell/dist', SITE_ONE_BUNDLE } = process.env;
const target = resolve(workspaceRoot, SITE_DIST);
/** Made beside the old site and put in its place when it is whole. */
const dist = join(dirname(target), '.cache', `site-${process.pid}`);
const site = join(dist, 'site');
const shellDist = resolve(workspaceRoot, SITE_SHELL);
const withoutNotes = (from: string) => !from.includes('.vite');

rmSync(dist, { recursive: true, force: true });
mkdirSync(site, { recursive: true });

const products = await discoverProducts(workspaceRoot);
const catalogue = products.map(({ product, family }) => catalogueEntry(product, family));
writeFileSync(join(site, 'catalogue.json'), JSON.stringify(catalogue));
for (const file of copyImages(products, site)) console.warn(`no image at ${relative(workspaceRoot, file)}`);

copyAssets(site);
await drawSharePictures(products, site);
cpSync(shellDist, join(site, 'shell'), { recursive: true, filter: withoutNotes });
await buildServer(join(dist, 'server'));
const server = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as ServerBuild;

const collected = await collectReleases(catalogue, server, site);
const releases: ReleaseManifest = {
  schema: 1,
  shell: listShell(site, shellDist),
  remotes: collected.releases,
};
writeFileSync(join(site, 'remotes.json'), JSON.stringify(releases));
const count = await writePages({
  dist,
  shellDist,
  server,
  catalogue,
  releases,
  traces: collected.traces,
  questions: await readQuestions(products),
  oneBundle: SITE_ONE_BUNDLE === '1',
});
await compress(site, process.argv.includes('--publish') ? brotliQuality.publish : brotliQuality.quick);
keepReleases(target, dist, releases, new Date());
writeFileSync(join(dist, siteContractFile), JSON.stringify({ site: siteContract }));
listBuilt(dist);
rmSync(target, { recursive: true, force: true });
renameSync(dist, target);
console.log(
  `${count} documents, remotes: ${Object.values(releases.remotes)
    .map(({ family, version }) => `${family} ${version}`)
    .join(', ')}`,
);
