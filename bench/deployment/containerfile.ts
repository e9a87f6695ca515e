/** One line of a container file. */
interface Instruction {
  word: string;
  rest: string;
}

export interface Stage {
  name: string;
  /** another stage, or an image */
  base: string;
  instructions: Instruction[];
}

export interface Copy {
  /** stage it comes from; null for the repository */
  from: string | null;
  sources: string[];
  target: string;
}

/** The stages of a container file, in their order; a line that ends in a backslash goes on. */
export function stagesOf(text: string): Stage[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const values: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line.trim()) ?? [];
    if (!word || !rest) continue;
    if (word === 'ARG') {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      values[name] = value;
    } else if (word === 'FROM') {
      const [, base = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const known = base.replace(/^\$\{(\w+)\}$/, (_, of: string) => values[of] ?? '');
      stages.push({ name: name ?? 'only', base: known, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

export function copyOf(rest: string): Copy {
  const [, from = null, names = rest] = /^--from=(\S+) (.+)$/.exec(rest) ?? [];
  const parts = names.split(' ');
  return { from, sources: parts.slice(0, -1), target: parts.at(-1) ?? '' };
}

/** What a stage and those it begins from say with a word, the last one last. */
export const saidIn = (stages: readonly Stage[], name: string, word: string): string[] => {
  const stage = stages.find((one) => one.name === name);
  if (!stage) return [];
  const own = stage.instructions.flatMap((one) => (one.word === word ? [one.rest] : []));
  return [...saidIn(stages, stage.base, word), ...own];
};
