/*
 * Changes of a query, one place each: an operator, a number, a word, a column, a condition, a join, a default, a sign, a filter, what rows
 * are put in order by, a part of a union. A word of a list that is another one is a list without it. Columns that rows are grouped by stand in
 * their select list, so that none can be left out. What is only told to people is left as it is: the words of the outermost select list. They decide nothing, and the hand-written
 * findings name them anyway, so each would count as noticed and say nothing about a condition.
 */

export interface QueryMutant {
  /** what stood there → what stands there instead */
  change: string;
  text: string;
  /** where it stands, in the text on one line */
  at: number;
}

interface Token {
  text: string;
  from: number;
  /** of parentheses and of `case`, whose own tokens are one deeper */
  depth: number;
}

interface Swap {
  from: number;
  to: number;
  now: string;
}

const opens: ReadonlySet<string> = new Set(['(', 'case']);
const closes: ReadonlySet<string> = new Set([')', 'end']);

function tokensOf(text: string): Token[] {
  let depth = 0;
  return [...text.matchAll(/'(?:[^']|'')*'|[A-Za-z_][\w.]*|\d+|->>|::|<>|<=|>=|\|\||->|\S/g)].map(
    ({ index, 0: word }) => {
      if (closes.has(word)) depth -= 1;
      const token = { text: word, from: index, depth };
      if (opens.has(word)) depth += 1;
      return token;
    },
  );
}

const operators: readonly (readonly [RegExp, readonly string[]])[] = [
  [/<>/g, ['=']],
  [/(?<![<>])=/g, ['<>']],
  [/<=/g, ['<', '>']],
  [/>=/g, ['>', '<']],
  [/<(?![=>])/g, ['<=', '>']],
  [/(?<![<>-])>(?![=>])/g, ['>=', '<']],
  [/\band\b/g, ['or']],
  [/\bor\b/g, ['and']],
  [/\bnot (?!exists|in\b|null)/g, ['']],
  [/\bnot exists\b/g, ['exists']],
  [/(?<!not )\bexists\b/g, ['not exists']],
  [/\bnot in\b/g, ['in']],
  [/(?<!not )\bin(?= \()/g, ['not in']],
  [/\bis not null\b/g, ['is null']],
  [/\bis null\b/g, ['is not null']],
  [/\bleft join\b/g, ['join']],
  [/\bfull join\b/g, ['left join', 'right join', 'join']],
  [/(?<!left |full |right |cross )\bjoin(?! lateral)/g, ['left join']],
  [/\bunion all\b/g, ['union']],
  [/ desc\b/g, ['']],
  [/ nulls last\b/g, ['']],
  [/\bgreatest\b/g, ['least']],
  [/\bleast\b/g, ['greatest']],
  [/\bsum(?=\()/g, ['max']],
  [/\babs(?=\()/g, ['']],
  [/\bround(?=\()/g, ['']],
  [/(?<=[\w)] )\+(?= )/g, ['-']],
  [/(?<=[\w)] )-(?= )/g, ['+']],
  [/(?<=[\w)] )\*(?= )/g, ['/']],
  [/(?<=[\w)] )\/(?= )/g, ['*']],
  [/(?<=[( ,])-(?=[a-z(])/g, ['']],
];

const swapped = (text: string): Swap[] =>
  operators.flatMap(([pattern, others]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: old }) =>
      others.map((now) => ({ from: index, to: index + old.length, now })),
    ),
  );

const numbers = (tokens: readonly Token[]): Swap[] =>
  tokens
    .filter(({ text }, at) => /^\d+$/.test(text) && tokens[at - 1]?.text !== 'select')
    .map(({ text, from }) => ({ from, to: from + text.length, now: String(Number(text) + 1) }));

/** Tokens of the select list whose rows are the findings. */
function toldOf(tokens: readonly Token[]): { from: number; to: number } {
  const from = tokens.findLastIndex(({ text, depth }) => text === 'select' && depth === 0);
  const to = tokens.findIndex(({ text, depth }, at) => at > from && text === 'from' && depth === 0);
  return { from, to };
}

/** Words that are only told: a whole column of the outermost select list, or what is put before or behind one. */
const isWording = (tokens: readonly Token[], at: number): boolean => {
  const { from, to } = toldOf(tokens);
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  const isWhole = /^(,|select)$/.test(before) && after === 'as';
  return at > from && at < to && (isWhole || before === '||' || after === '||');
};

const words = (tokens: readonly Token[]): Swap[] =>
  tokens
    .filter(({ text }, at) => text.startsWith("'") && !isWording(tokens, at))
    .map(({ text, from }) => ({ from, to: from + text.length, now: `'mutated'` }));

/** Columns that a hurried hand takes for each other. */
const alike: readonly (readonly [string, string])[] = [
  ['price', 'paid'],
  ['parts', 'back'],
  ['net', 'fee'],
  ['here', 'outside'],
  ['refund', 'insurer_gives'],
];

const columns = (tokens: readonly Token[]): Swap[] =>
  tokens.flatMap(({ text, from }) => {
    const [name = '', table = ''] = text.split('.').toReversed();
    const other = alike.flatMap(([one, another]) =>
      name === one ? [another] : name === another ? [one] : [],
    )[0];
    return other ? [{ from, to: from + text.length, now: table === '' ? other : `${table}.${other}` }] : [];
  });

/** What rows are put in order by, one after the other by nothing. */
const orders = (text: string): Swap[] =>
  [...text.matchAll(/\border by (.*?)(?= limit|\) as)/g)].flatMap(({ index, 0: whole, 1: keys = '' }) => {
    let from = index + whole.length - keys.length;
    return keys.split(', ').map((key) => {
      const swap = { from, to: from + key.length, now: '(select 1)' };
      from += key.length + 2;
      return swap;
    });
  });

/** What a default stands for is asked without it; a filter and a key of an order are taken away whole. */
function dropped(text: string, tokens: readonly Token[]): Swap[] {
  const end = (at: number): number => {
    const close = tokens.find(
      (token, place) => place > at && token.text === ')' && token.depth === tokens[at]?.depth,
    );
    return close ? close.from + 1 : text.length;
  };
  return tokens.flatMap(({ text: word, from }, at): Swap[] => {
    if (word === 'filter') return [{ from, to: end(at + 1), now: '' }];
    if (word !== 'coalesce') return [];
    const depth = (tokens[at + 1]?.depth ?? 0) + 1;
    const comma = tokens.find((token, place) => place > at && token.text === ',' && token.depth === depth);
    if (!comma) return [];
    return [{ from, to: end(at + 1), now: text.slice((tokens[at + 1]?.from ?? 0) + 1, comma.from) }];
  });
}

const begins: ReadonlySet<string> = new Set(['where', 'having', 'on', 'when', 'and', 'or']);
const ends: ReadonlySet<string> = new Set([
  ...['where', 'having', 'on', 'when', 'and', 'or', 'then', 'else', 'group', 'order', 'limit', 'union'],
  ...['join', 'left', 'full', 'cross', 'select', 'from', ',', 'as', 'with'],
]);

/** Each condition by itself: held for true where others or nothing stand beside it, for false beside an `or`. */
function conditions(text: string, tokens: readonly Token[]): Swap[] {
  const found = new Map<number, Swap>();
  const bound = (at: number, way: 1 | -1, depth: number): number => {
    let place = at + way;
    for (let token = tokens[place]; token; token = tokens[place]) {
      if (token.depth < depth || (token.depth === depth && ends.has(token.text))) return place;
      place += way;
    }
    return place;
  };
  const note = (first: number, after: number): void => {
    const [one, last] = [tokens[first], tokens[after - 1]];
    if (!one || !last || one.text === 'true') return;
    const [before, behind] = [tokens[first - 1]?.text ?? '', tokens[after]?.text ?? ''];
    const isBesideOr = before !== 'and' && behind !== 'and' && (before === 'or' || behind === 'or');
    const [from, to] = [one.from, last.from + last.text.length];
    found.set(from, { from, to, now: isBesideOr ? 'false' : 'true' });
    if (before === 'when') found.set(-from, { from, to, now: isBesideOr ? 'true' : 'false' });
  };
  for (const [at, { text: word, depth }] of tokens.entries()) {
    if (!begins.has(word)) continue;
    note(at + 1, bound(at, 1, depth));
    if (word === 'and' || word === 'or') note(bound(at, -1, depth) + 1, at);
  }
  return [...found.values()].filter(({ from, to }) => text.slice(from, to) !== '');
}

/** A part of a union less. */
function unions(text: string, tokens: readonly Token[]): Swap[] {
  const swaps: Swap[] = [];
  for (const [at, { text: word, depth }] of tokens.entries()) {
    if (word !== 'select') continue;
    const after = tokens.findIndex(
      (token, place) =>
        place > at && (token.depth < depth || (token.depth === depth && token.text === 'union')),
    );
    const isOne = tokens[at - 1]?.text === 'all' || tokens[after]?.text === 'union';
    const from = tokens[at]?.from ?? 0;
    const to = tokens[after]?.from ?? text.length;
    if (isOne)
      swaps.push({ from, to, now: `select * from (${text.slice(from, to).trim()}) less where false ` });
  }
  return swaps;
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const short = (text: string): string =>
  text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text;

export function queryMutants(given: string): QueryMutant[] {
  const text = oneLine(given);
  const tokens = tokensOf(text);
  const swaps = [
    ...swapped(text),
    ...numbers(tokens),
    ...words(tokens),
    ...columns(tokens),
    ...orders(text),
    ...dropped(text, tokens),
    ...conditions(text, tokens),
    ...unions(text, tokens),
  ];
  const made = new Map<string, QueryMutant>();
  const named = new Map<string, number>();
  for (const { from, to, now } of swaps.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const changed = text.slice(0, from) + now + text.slice(to);
    if (made.has(changed) || changed === text) continue;
    const words = `${text.slice(Math.max(0, from - 30), from)}[${short(text.slice(from, to))} → ${short(now)}]`;
    const count = (named.get(words) ?? 0) + 1;
    named.set(words, count);
    made.set(changed, { change: count > 1 ? `${words} (${count})` : words, text: changed, at: from });
  }
  return [...made.values()];
}
