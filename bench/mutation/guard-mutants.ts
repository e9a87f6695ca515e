/*
 * Changes of what the database says of its guards, one place each: an operator, a number, a word, a word of a list, the branch of a
 * trigger. A text that is no statement any more is no mutant: the database says so, and it is left out.
 */

export interface GuardMutant {
  /** what stood there → what stands there instead */
  change: string;
  text: string;
}

/** Each place that is found is changed alone, into each of the others. */
const swaps: readonly (readonly [RegExp, readonly string[]])[] = [
  [/<>/g, ['=']],
  [/(?<![<>!:])=(?!>)/g, ['<>']],
  [/<=/g, ['<', '>']],
  [/>=/g, ['>', '<']],
  [/(?<![<>-])<(?![=>])/g, ['<=', '>']],
  [/(?<![<=-])>(?![=>'a-zA-Z])/g, ['>=', '<']],
  [/\band\b/gi, ['or']],
  [/\bor\b/gi, ['and']],
  [/\bnot exists\b/gi, ['exists']],
  [/(?<!not )\bexists\b/gi, ['not exists']],
  [/\bnot in\b/gi, ['in']],
  [/\bis not distinct from\b/gi, ['is distinct from']],
  [/\bis distinct from\b/gi, ['is not distinct from']],
  [/\bis not null\b/gi, ['is null']],
  [/\bis null\b/gi, ['is not null']],
  [/<> ALL\b/g, ['= ANY']],
  [/= ANY\b/g, ['<> ALL']],
  [/(?<=\) )\+|(?<=[a-z] )\+/g, ['-']],
];

/** Words are changed but for those that are said to who reads a log, and for where tables are looked for. */
const isSaid = (text: string, at: number): boolean =>
  /(?:raise exception\s*|errcode = |search_path TO (?:'public', )?)$/.test(text.slice(0, at));

const at = (text: string, from: number, old: string, now: string): GuardMutant => ({
  change: `${text.slice(Math.max(0, from - 24), from)}[${old} → ${now}]`.replaceAll(/\s+/g, ' '),
  text: text.slice(0, from) + now + text.slice(from + old.length),
});

function operators(text: string): GuardMutant[] {
  return swaps.flatMap(([pattern, others]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: old }) =>
      others.map((now) => at(text, index, old, now)),
    ),
  );
}

const numbers = (text: string): GuardMutant[] =>
  [...text.matchAll(/(?<![\w'.]|select )\d+(?![\w'.])/g)].map(({ index, 0: old }) =>
    at(text, index, old, String(Number(old) + 1)),
  );

const words = (text: string): GuardMutant[] =>
  [...text.matchAll(/'[^']*'/g)]
    .filter(({ index }) => !isSaid(text, index))
    .map(({ index, 0: old }) => at(text, index, old, `'mutated'`));

/** A word less of a list, but for its only one. */
const lists = (text: string): GuardMutant[] =>
  [...text.matchAll(/'[^']*'(?:::text)?,\s*|,\s*'[^']*'(?:::text)?(?=[\])])/g)]
    .filter(({ index }) => !isSaid(text, index))
    .map(({ index, 0: old }) => at(text, index, old, ''));

/** Branches and refusals of a function. */
const statements = (text: string): GuardMutant[] => [
  ...[...text.matchAll(/\bif\b[^;]*?\bthen\b/g)].map(({ index, 0: old }) =>
    at(text, index, old, 'if false then'),
  ),
  ...[...text.matchAll(/raise exception[^;]*;/g)].map(({ index, 0: old }) => at(text, index, old, 'null;')),
];

export function guardMutants(text: string): GuardMutant[] {
  const made = [operators, numbers, words, lists, statements].flatMap((kind) => kind(text));
  return [...new Map(made.map((one) => [one.text, one])).values()].filter((one) => one.text !== text);
}
