import type { Feature } from './features.ts';
import { engines, sources, wordOf } from './verdicts.ts';

const padded = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0), 3),
  );
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
};

/** The page's table: what the gateway leans on, in how many places, and what each engine says of it. */
export const enginesTable = (uses: ReadonlyMap<Feature, readonly string[]>): string => {
  const rows = [...uses].map(([feature, places]) => [
    feature,
    String(places.length),
    ...engines.map((engine) => {
      const { verdict, why, source } = wordOf(feature, engine);
      if (why === undefined || source === undefined) return verdict;
      return `**${verdict}**: ${why} ([source](${sources[source]}))`;
    }),
  ]);
  return padded([['What the gateway leans on', 'Places', ...engines], ...rows]);
};
