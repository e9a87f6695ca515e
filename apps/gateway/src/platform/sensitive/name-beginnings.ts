import { fold } from '@sigorta/i18n/fold';
import type { DataKeys, HashingKey } from '../ports.ts';
import { hashUnder } from './keyed-hash.ts';

/*
 * How a sealed name is found by the beginnings of its words (decision 0603): beside it lie short keyed hashes of these, each table's under
 * texts of its own, so that no name is alike in two of them.
 */

/** a beginning has so many letters at least; shorter words are found whole */
const leastLetters = 3;
/** longer beginnings are not told apart */
const mostLetters = 12;
/** so many hashes or a multiple: how long a name is shows only roughly */
const together = 8;

export type NamedTable = 'application' | 'purchase_order' | 'quote';

/** One hash: enough that two beginnings hardly ever share one, too little to be of use elsewhere. */
const shortHash = (key: HashingKey, text: string): number =>
  Buffer.from(hashUnder(key, 'name beginning', text), 'base64url').readInt32BE();

const beginningsOf = (word: string): string[] => {
  if (word.length < leastLetters) return [word];
  const longest = Math.min(word.length, mostLetters);
  return Array.from({ length: longest - leastLetters + 1 }, (_, more) => word.slice(0, leastLetters + more));
};

/**
 * What finds a name by the beginnings of its words. They lie in no order that tells which belong together, among others that no
 * beginning has; the same name of the same row always has the same.
 */
export const nameHashes = (keys: DataKeys, table: NamedTable, id: string, name: string): number[] => {
  const [key] = keys.hashing();
  const words = fold(name).split(' ').filter(Boolean);
  const hashes = new Set(words.flatMap(beginningsOf).map((one) => shortHash(key, `${table} ${one}`)));
  for (let place = 0; hashes.size % together !== 0; place += 1)
    hashes.add(shortHash(key, `${table} # ${id} ${place}`));
  return [...hashes].toSorted((one, other) => one - other);
};

/** What a row has that is meant by these folded words, under each key that was in use: all of one of them. */
export const typedHashes = (keys: DataKeys, table: NamedTable, words: readonly string[]): number[][] =>
  keys.hashing().map((key) => words.map((word) => shortHash(key, `${table} ${word.slice(0, mostLetters)}`)));
