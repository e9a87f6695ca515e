/** Cuts the faces of `font-files.ts` out of the packages: `pnpm fonts`. The output is committed; a build needs no run. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontFiles } from './font-files.ts';
import { sliceLetters } from './font-slices.ts';

const out = fileURLToPath(new URL('files/', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Shaping that Arabic and good Latin need, and tabular figures for prices. */
const keepFeatures = [
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'kern',
  'liga',
  'calt',
  'rlig',
  'init',
  'medi',
  'fina',
  'isol',
  'tnum',
  'pnum',
  'lnum',
  'case',
];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const names: Record<string, string> = {};
for (const { name, slice, source, weight } of fontFiles) {
  const cut = await subsetFont(readFileSync(modules + source), sliceLetters[slice], {
    targetFormat: 'woff2',
    keepFeatures,
    ...(weight === '400 700' ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
  });
  // The content is in the name, so that a copy may be kept for ever.
  const file = `${name}.${createHash('sha256').update(cut).digest('hex').slice(0, 8)}.woff2`;
  names[name] = file;
  writeFileSync(out + file, cut);
  console.log(`${(cut.length / 1024).toFixed(1).padStart(6)} KiB  ${file}`);
}
for (const [name, path] of [
  ['inter', '@fontsource-variable/inter'],
  ['rubik', '@fontsource-variable/rubik'],
  ['nunito', '@fontsource-variable/nunito'],
  ['andika', '@fontsource/andika'],
  ['vazirmatn', '@fontsource-variable/vazirmatn'],
]) {
  copyFileSync(`${modules}${path}/LICENSE`, `${out}LICENSE-${name}.txt`);
}

const generated = fileURLToPath(new URL('generated/', import.meta.url));
mkdirSync(generated, { recursive: true });
writeFileSync(
  `${generated}font-names.ts`,
  `// Made by build-fonts.ts; do not edit.\nexport const fontNames: Readonly<Record<string, string>> = ${JSON.stringify(names, null, 2)};\n`,
);
