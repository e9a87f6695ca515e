import type { Row, SpecMap } from './read-spec-map.ts';

/**
 * The map as a page of Markdown.
 * @param words numbers of sections, and parts of a title, a promise or a path that a row must hold; none prints everything
 */
export function mapPage({ sections, missing }: SpecMap, words: readonly string[]): string {
  const numbers = words.filter((word) => sections.some(({ section }) => section === word));
  const others = words.filter((word) => !numbers.includes(word));
  const chosen = sections.flatMap(({ section, title, rows }) => {
    if (numbers.length > 0 && !numbers.includes(section)) return [];
    const kept = rows.filter((row) => others.every((word) => textOf(title, row).includes(word)));
    return kept.length === 0 ? [] : [`## ${headOf(section)}${title}`, kept.map(entry).join('\n')];
  });
  const open = missing.map(({ section, promise }) => `- §${section} ${promise}`);
  return [
    '# The specification, sentence by sentence',
    ...chosen,
    ...(words.length === 0 ? ['## Not built yet', open.join('\n')] : []),
  ].join('\n\n');
}

const headOf = (section: string) => (/^\d/.test(section) ? `§${section} ` : '');

const textOf = (title: string, { promise, where, provenBy }: Row) =>
  [title, promise, ...where, ...provenBy].join('\n');

const entry = ({ sentence, promise, where, about, provenBy, decisions = [] }: Row): string =>
  [
    `- **${sentence}** ${promise}${about ? ` (${about})` : ''}`,
    `  - where: ${where.join(', ')}`,
    `  - proven by: ${provenBy.join(', ')}`,
    ...(decisions.length > 0 ? [`  - decisions: ${decisions.join(', ')}`] : []),
  ].join('\n');
