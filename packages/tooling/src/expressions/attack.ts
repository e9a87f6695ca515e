import { createContext, Script } from 'node:vm';

/** signs of one attack string: a quadratic expression needs some 10⁸ steps for it, a linear one some 10⁴ */
const length = 12_000;
/** ms of processor time an expression may take for one string; linear ones take less than one */
const budgetMs = 20;
/** ms after which a run is cut off: an exponential expression would never end */
const patienceMs = 120;
/** one slow run may be the machine's; of so many the quickest counts */
const tries = 5;
/** ms of processor time that no machine adds to a run which should take one: it is not tried again */
const certainMs = 60;

const common = ['a', 'A', '0', ' ', '\t', '\n', '/', '.', '-', '@', ',', ';', '"', '<', '&', '%', '=', 'ı'];
const commonPairs = [' 0', 'a.', '0.', 'a ', '/a', '</', 'a-', ' ,'];
/** what stands for a class of signs */
const stands: Record<string, string> = {
  d: '0',
  w: 'a',
  s: ' ',
  n: '\n',
  t: '\t',
  r: '\r',
  D: 'a',
  W: '-',
  S: 'a',
  b: 'a',
};

/** Signs that the expression itself speaks of: they get furthest into it. */
const signsOf = (source: string): string[] => {
  const plain = source
    .replaceAll(/\\p\{[^}]{0,40}\}/g, 'a')
    .replaceAll(/\\u\{?[0-9a-fA-F]{1,6}\}?|\\x[0-9a-fA-F]{2}/g, 'a')
    .replaceAll(/\\(.)/gs, (_all, sign: string) => stands[sign] ?? sign);
  return [...new Set(plain)].slice(0, 24);
};

/** What stands before the first part that repeats, as far as it is written out. */
const beginOf = (source: string): string =>
  (/^\^?((?:\\[^dwsDWSbBpux]|[^\\^$.*+?()[\]{}|])*)/.exec(source)?.[1] ?? '').replaceAll('\\', '');

/** Strings that make a bad expression work longest: one thing over and over, and an end that does not fit. */
const attackStrings = (source: string): string[] => {
  const own = signsOf(source);
  const pairs = own.slice(0, 6).flatMap((first) => own.slice(0, 6).map((second) => first + second));
  const begin = beginOf(source);
  const begins = [...new Set(['', 'a', begin])];
  // its beginning again and again, each the start of another search for its end
  const begun = begin === '' ? [] : [begin, ...['a', '>', '=', ' ', '"'].map((sign) => begin + sign)];
  const pieces = [...new Set([...common, ...commonPairs, ...own, ...pairs, ...begun])];
  return pieces
    .map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
    .flatMap((body) => [body, ...begins.flatMap((begin) => [`${begin}${body}\u0000`, `${begin}${body}!`])]);
};

const world = { expression: /x/, texts: [''], text: '' };
createContext(world);
const one = new Script('expression.lastIndex = 0; expression.test(text)');
const all = new Script('for (const each of texts) { expression.lastIndex = 0; expression.test(each); }');

interface Run {
  /** of this thread alone: what others of the process collect or compile meanwhile is no fault of an expression */
  ms: number;
  isCutOff: boolean;
}

const run = (script: Script): Run => {
  const before = process.threadCpuUsage();
  let isCutOff = false;
  try {
    script.runInContext(world, { timeout: patienceMs });
  } catch {
    isCutOff = true;
  }
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, isCutOff };
};

const isSlow = ({ ms, isCutOff }: Run): boolean => isCutOff || ms > budgetMs;

/** of so many texts a linear expression takes a few ms together */
const textsAtOnce = 40;

const isQuickOn = (texts: readonly string[]): boolean => {
  world.texts = [...texts];
  return !isSlow(run(all));
};

const slowAmong = (texts: readonly string[]): { text: string; ms: number } | null => {
  for (const text of texts) {
    world.text = text;
    let last = run(one);
    for (let turn = 1; turn < tries && isSlow(last) && last.ms < certainMs; turn++) last = run(one);
    if (isSlow(last)) return { text, ms: last.isCutOff ? patienceMs : last.ms };
  }
  return null;
};

/**
 * Runs an expression against its attack strings.
 * @returns the string it took too long for and how long, in ms of processor time; null when it is quick
 */
export const slowString = (source: string, flags: string): { text: string; ms: number } | null => {
  const texts = attackStrings(source);
  world.expression = new RegExp(source, flags);
  /* all together first, then forty: a watch is a thread of its own, which costs more than most expressions */
  if (isQuickOn(texts)) return null;
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce);
    const slow = isQuickOn(some) ? null : slowAmong(some);
    if (slow) return slow;
  }
  return null;
};
