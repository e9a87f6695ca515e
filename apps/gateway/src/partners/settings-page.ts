import { partnerSettings, settingNames } from '@sigorta/contracts/partner-settings/partner-settings';
import { settingSections } from '@sigorta/contracts/partner-settings/setting-row';

const kinds = {
  line: 'a line',
  words: 'a text',
  colour: 'a colour, `#rrggbb`',
  font: 'a font',
  picture: 'a picture on our origin',
  switch: 'a switch',
  categories: 'ids, with commas',
  list: 'a list, JSON',
  hours: 'hours of a week, JSON',
  languages: 'words by language, JSON',
  number: 'a number',
  origins: 'origins, one a line',
  effect: '`fade`, `slide`, `none`',
  arrangement: '`carsi`, `fiyatlar`, `urun`, `hikaye`',
  product: 'the id of a product',
  sections: 'names of sections, with commas',
};

const heads = {
  brand: 'Brand',
  home: 'Home page',
  products: 'Products',
  frame: 'Frame of the pages',
  footer: 'Footer and contact',
  chat: 'Chat',
  embed: 'In pages of others',
  transfer: 'Account for transfers',
  technical: 'Technical',
};

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line);
};

/** `docs/partner-settings.md`, written by `pnpm settings` from the table of settings. */
export const settingsPage = (): string =>
  [
    '# Settings of a partner',
    '',
    'Written by `pnpm settings` from [the table](../packages/contracts/src/partner-settings/partner-settings.ts) that the schema, the',
    "panel's form and the proofs follow ([0325](decisions/0325-one-table-of-settings.md)). A setting is given as",
    '`partner/website-info` answers it; what does not fit its kind is left out, and the panel says so. A switch is off at `0`, `false`',
    'and an empty text, however it is written, and on at everything else.',
    ...settingSections.flatMap((section) => [
      '',
      `## ${heads[section]}`,
      '',
      ...table([
        ['Setting', 'Written as', 'Changes', 'Otherwise'],
        ...settingNames
          .filter((name) => partnerSettings[name].section === section)
          .map((name) => {
            const { kind, changes, otherwise } = partnerSettings[name];
            return [`\`${name}\``, kinds[kind], changes, otherwise];
          }),
      ]),
    ]),
    '',
  ].join('\n');
