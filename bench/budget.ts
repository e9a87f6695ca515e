import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { cardFrameBytes } from './bytes/card-frame.ts';
import { buildFloor } from './bytes/floor.ts';
import { foreignWords } from './bytes/foreign-words.ts';
import { buildOneBundle } from './bytes/one-bundle.ts';
import { homesOfPartners, pagesOf } from './bytes/pages-of.ts';
import { secretsIn } from './bytes/secrets.ts';
import { openSite } from './bytes/site.ts';
import type { PageAsked } from './bytes/start-sources.ts';
import { declaredWords, textFiles } from './bytes/text-files.ts';
import { filesOfPage, type Weight, weighFloor, weighOneBundlePage, weighPage } from './bytes/weigh-page.ts';
import { kilobytes, times } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';

/** KB are 1000 bytes, brotli, fonts apart */
const budgets = {
  homeBytes: 123_000,
  /* scripts alone: a library that comes back into a page's start is seen here and not in a ratio */
  homeJs: 94_000,
  formJs: 132_000,
  home: 1.1,
  form: 1.15,
  cardFrameBytes: 74_000,
};

const open = await openSite();
const texts = await textFiles();
const bundle = await buildOneBundle();
const floor = weighFloor(await buildFloor());
const problems: string[] = [];

const row = (name: string, weight: Weight, against?: Weight) => [
  name,
  kilobytes(weight.html),
  kilobytes(weight.js),
  kilobytes(weight.css),
  kilobytes(weight.total),
  weight.requests,
  weight.late.length,
  against ? times(weight.total / against.total) : '',
  times(weight.total / floor.total),
];

/** What holds for every page of its kind, whatever it is compared with. */
function judgeBytes({ name, product }: PageAsked, { total, js }: Weight): void {
  if (!product && total > budgets.homeBytes)
    problems.push(`${name}: ${kilobytes(total)} KB, the budget is ${kilobytes(budgets.homeBytes)}`);
  const scripts = product ? budgets.formJs : budgets.homeJs;
  if (js > scripts)
    problems.push(`${name}: ${kilobytes(js)} KB of scripts, the budget is ${kilobytes(scripts)}`);
}

const rows: (string | number)[][] = [];
for (const asked of pagesOf(open, 'tr', ['form'])) {
  const federated = await weighPage(open, asked, texts);
  const one = await weighOneBundlePage(open, bundle, asked);
  rows.push(row(asked.name, federated, one), row(`${asked.name}, one bundle`, one));
  const limit = asked.product ? budgets.form : budgets.home;
  if (federated.total > limit * one.total)
    problems.push(
      `${asked.name}: ${times(federated.total / one.total)} of the one bundle, the budget is ${limit} ×`,
    );
  judgeBytes(asked, federated);
  if (asked.product && process.argv.includes('--files')) {
    for (const [address, content] of federated.files) console.log(address, content.length);
    console.log('late:', federated.late);
  }
}
for (const asked of homesOfPartners(open, 'tr')) {
  const weight = await weighPage(open, asked, texts);
  rows.push(row(asked.name, weight));
  judgeBytes(asked, weight);
}
rows.push(row('bare Vite + React page', floor));
console.log(
  'Brotli KB before a page can be used, fonts and pictures apart (late: not named by the document)',
);
console.log(
  table(['page', 'html', 'js', 'css', 'all', 'requests', 'late', 'of one bundle', 'of bare page'], rows),
);

const cardFrame = cardFrameBytes();
console.log(`\nThe frame a card is typed into: ${kilobytes(cardFrame)} KB.`);
if (cardFrame > budgets.cardFrameBytes)
  problems.push(
    `the frame a card is typed into: ${kilobytes(cardFrame)} KB, the budget is ${kilobytes(budgets.cardFrameBytes)}`,
  );

const foreignIn = foreignWords(open, texts, await declaredWords());
let looked = 0;
for (const language of languages) {
  for (const asked of pagesOf(open, language, ['form', 'offers', 'payment', 'policy'])) {
    const found = foreignIn(language, await filesOfPage(open, asked, texts));
    looked += 1;
    if (found) problems.push(`pages in ${language}: ${found}`);
  }
}
console.log(`\nTexts of other languages: looked at ${looked} pages.`);
const { names, found } = secretsIn(join(root, 'dist'));
problems.push(...found);
console.log(`Names and values of server secrets: looked for ${names.length} in all of dist.`);

if (problems.length) {
  console.error(`\nOver budget:\n${[...new Set(problems)].map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
} else console.log('\nWithin budget.');
