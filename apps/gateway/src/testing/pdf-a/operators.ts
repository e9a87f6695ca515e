/** A string stands as it is in the file, a letter a byte. */
export type Operand =
  | number
  | boolean
  | null
  | Operand[]
  | { name: string }
  | { string: string }
  | { dictionary: Record<string, Operand> };

export interface Operator {
  operator: string;
  operands: Operand[];
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/* one word of a content stream (ISO 32000-1, 7.2 and 7.3) */
const word =
  /[\s\0]+|%[^\r\n]*|(<<|>>|\[|\])|\/([^\s\0()<>[\]{}/%]*)|<([\da-fA-F\s]*)>|(\()|([^\s\0()<>[\]{}/%]+)/gy;

/** What stands behind a backslash, and how long it is. */
function escaped(behind: string): { sign: string; length: number } {
  const octal = /^[0-7]{1,3}/.exec(behind)?.[0];
  if (octal) return { sign: String.fromCharCode(Number.parseInt(octal, 8) & 255), length: octal.length };
  const sign = behind[0] ?? '';
  /* a line that goes on */
  return { sign: /[\n\r]/.test(sign) ? '' : (escapes[sign] ?? sign), length: 1 };
}

const deeper: Record<string, number> = { '(': 1, ')': -1 };

/** A string in round brackets, from behind the first one. */
function bracketed(source: string, from: number): { string: string; end: number } {
  let string = '';
  let depth = 1;
  for (let place = from; place < source.length; place += 1) {
    const sign = source[place] ?? '';
    depth += deeper[sign] ?? 0;
    if (depth === 0) return { string, end: place + 1 };
    if (sign !== '\\') {
      string += sign;
      continue;
    }
    const said = escaped(source.slice(place + 1, place + 4));
    string += said.sign;
    place += said.length;
  }
  throw new Error('a string that does not end');
}

const fromHex = (hex: string): string => {
  const digits = hex.replace(/\s/g, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
};

const constants = new Map<string, Operand>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

function dictionaryOf(parts: readonly Operand[]): Operand {
  const dictionary: Record<string, Operand> = {};
  for (let place = 0; place + 1 < parts.length; place += 2) {
    const key = parts[place];
    if (typeof key === 'object' && key && 'name' in key) dictionary[key.name] = parts[place + 1] ?? null;
  }
  return { dictionary };
}

/** Puts words together: values on a pile, and operators with what was piled up for them. */
class Pile {
  readonly operators: Operator[] = [];
  #open: Operand[][] = [[]];

  put(value: Operand): void {
    this.#open.at(-1)?.push(value);
  }

  bracket(sign: string): void {
    if (sign === '[' || sign === '<<') {
      this.#open.push([]);
      return;
    }
    const parts = this.#open.pop() ?? [];
    this.put(sign === ']' ? parts : dictionaryOf(parts));
  }

  act(operator: string): void {
    if (this.#open.length !== 1) throw new Error(`${operator} inside of brackets`);
    this.operators.push({ operator, operands: this.#open[0] ?? [] });
    this.#open = [[]];
  }
}

const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Takes one word of the stream; a keyword that is no constant is an operator. */
function take(pile: Pile, groups: readonly (string | undefined)[]): void {
  const [bracket, name, hex, , keyword] = groups;
  if (bracket) pile.bracket(bracket);
  else if (name !== undefined) pile.put({ name });
  else if (hex !== undefined) pile.put({ string: fromHex(hex) });
  else if (keyword && isNumber.test(keyword)) pile.put(Number(keyword));
  else if (keyword && constants.has(keyword)) pile.put(constants.get(keyword) ?? null);
  else if (keyword) pile.act(keyword);
}

/**
 * The operators of a content stream in their order.
 * @throws when the stream is no list of operators; pictures inside of it are not known
 */
export function operatorsOf(source: string): Operator[] {
  const pile = new Pile();
  word.lastIndex = 0;
  while (word.lastIndex < source.length) {
    const from = word.lastIndex;
    const match = word.exec(source);
    if (!match) throw new Error(`no operator at ${from}`);
    const [, ...groups] = match;
    const [, , , round] = groups;
    if (!round) {
      take(pile, groups);
      continue;
    }
    const { string, end } = bracketed(source, word.lastIndex);
    pile.put({ string });
    word.lastIndex = end;
  }
  return pile.operators;
}
