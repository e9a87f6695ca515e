import { settings } from './settings.ts';

export const tableBegin = '<!-- settings: written by `pnpm settings` -->';
export const tableEnd = '<!-- /settings -->';

const rows = Object.entries(settings).map(([name, setting]) => {
  const standard = setting.standard ?? setting.instead;
  const shown = setting.standard === null ? standard : standard === '' ? '–' : `\`${standard}\``;
  return [`\`${name}\``, shown, setting.production.word, setting.meaning];
});

/** The settings as a table in Markdown, between its marks. */
export const settingsTable = (): string => {
  const all = [['Setting', 'Default', 'In production', 'Meaning'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width));
  return [tableBegin, '', ...[head, rule, ...body].map(line), '', tableEnd].join('\n');
};

/** @throws when the text has not exactly one place for the table */
export const withTable = (readme: string): string => {
  const [before, inside, ...more] = readme.split(tableBegin);
  const after = inside?.split(tableEnd)[1];
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('the README has no one place for the settings');
  }
  return `${before}${settingsTable()}${after}`;
};
