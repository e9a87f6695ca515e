import { listNames } from '@sigorta/contracts/panel/saved-views';
import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import { signInAsStaff } from '../staff.ts';
import { filesOf } from '../zip-files.ts';

/** A cell that a spreadsheet would run: it begins like a formula and is no number. */
const runs = (cell: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^[-+]?[\d.,]+$/.test(cell);

/** RFC 4180, with the semicolon that Turkish spreadsheets want. */
export const cellsOf = (csv: string): string[] =>
  [...csv.replace(/^\ufeff/, '').matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n"]*))/g)].map(
    ([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('""', '"'),
  );

/** Formulas in the files that staff take: every list, in both kinds. */
export const formulasInExports = async (shop: FuzzedShop): Promise<string[]> => {
  const owner = shop.market.buyer();
  await signInAsStaff(shop.market.context, owner, 'owner');
  await owner.get('partner/website-info');
  const found: string[] = [];
  for (const list of listNames)
    for (const format of ['csv', 'xlsx'] as const) {
      const answer = await owner.operation('panel/export', 'POST', { list, format, filters: {} });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) {
        found.push(
          `${list}.${format} was answered ${answer.status}: ${bytes.toString('utf8').slice(0, 200)}`,
        );
        continue;
      }
      const bad =
        format === 'csv'
          ? cellsOf(bytes.toString('utf8')).filter(runs)
          : [...filesOf(bytes).values()].filter((xml) => /<f[\s>/]/.test(xml));
      found.push(...bad.slice(0, 3).map((cell) => `${list}.${format}: ${cell.slice(0, 100)}`));
    }
  return found;
};
