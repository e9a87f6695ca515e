import { partnerSettings, settingNames } from '@sigorta/contracts/partner-settings/partner-settings';
import { readAmounts } from '@sigorta/product-kit/testing/read-amounts';
import { readAllTexts } from '@sigorta/tooling/texts/read-texts';
import { type Tried, tryBorders, tryCalendar } from '@sigorta/validators/testing/try-days';
import { browserProofs } from '../e2e/partners/browser-proofs.ts';
import { pageProofs } from '../e2e/partners/setting-proofs.ts';
import { table } from './print/table.ts';

/** How much the tests try of what can be counted: days, amounts, settings, texts; fails on anything wrong. */
const amounts = Number(process.argv[2] ?? 10_000);

const proofs = { page: Object.keys(pageProofs), browser: [...Object.keys(browserProofs), 'baseEndpoint'] };

/** Settings that a visitor sees, and those of them that no proof opens a page for. */
const settings = (seen: keyof typeof proofs): Tried => {
  const all = settingNames.filter((name) => partnerSettings[name].seen === seen);
  return { tried: all.length, wrong: all.filter((name) => !proofs[seen].includes(name)) };
};

const texts = await readAllTexts();

const rows: [string, Tried][] = [
  ['days of 1900 to 2100, each begins where the one before ends', tryBorders('1900-01-01', '2100-12-31')],
  ['days 00 to 32 of months 00 to 13 of those years, in the calendar or not', tryCalendar(1900, 2100)],
  [`amounts, ${amounts} of them in six locales and four ways to write`, readAmounts(amounts, 20_261_122)],
  ['settings of a partner that a sent page proves', settings('page')],
  ['settings of a partner that a browser proves', settings('browser')],
  ...Object.entries(texts).map(([language, all]): [string, Tried] => [
    `texts of ${language} that the rules of words look at, none empty`,
    { tried: all.length, wrong: all.filter(({ text }) => text.trim() === '').map(({ place }) => place) },
  ]),
];
console.log(
  table(
    ['tried', 'times', 'wrong'],
    rows.map(([what, { tried, wrong }]) => [what, tried, wrong.length]),
  ),
);
for (const [what, { wrong }] of rows) for (const line of wrong.slice(0, 20)) console.log(`${what}: ${line}`);
if (rows.some(([, { wrong }]) => wrong.length > 0)) process.exitCode = 1;
