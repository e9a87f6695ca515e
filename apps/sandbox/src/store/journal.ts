import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** One change: the newest line of a key wins, a null value removes the key. */
export interface JournalLine {
  collection: string;
  key: string;
  value: unknown;
}

export interface Journal {
  append: (line: JournalLine) => void;
  /** replaces the whole file by these lines, atomically */
  rewrite: (lines: Iterable<JournalLine>) => void;
  close: () => void;
}

const encode = (line: JournalLine): string => `${JSON.stringify([line.collection, line.key, line.value])}\n`;

const decode = (text: string): JournalLine | null => {
  try {
    const [collection, key, value] = JSON.parse(text) as [string, string, unknown];
    return { collection, key, value };
  } catch {
    return null;
  }
};

/**
 * Lines in the order written. A torn last line (the process was killed while writing it) is left out.
 * @throws Error with one clear sentence when a line before the last cannot be read
 */
export const readJournal = (file: string): JournalLine[] => {
  if (!existsSync(file)) return [];
  const texts = readFileSync(file, 'utf8').split('\n');
  // Every whole line ends with a line feed, so what stands behind the last one is nothing or torn.
  texts.pop();
  return texts.map((text, index) => {
    const line = decode(text);
    if (!line)
      throw new Error(`The data file ${file} is damaged in line ${index + 1}; move it away to start afresh.`);
    return line;
  });
};

/**
 * An append-only JSONL file. Every append is written to the system before it returns, so that a killed process
 * loses nothing it has answered for.
 */
export const openJournal = (file: string): Journal => {
  mkdirSync(dirname(file), { recursive: true });
  let descriptor = openSync(file, 'a');
  return {
    append: (line) => {
      writeSync(descriptor, encode(line));
    },
    rewrite: (lines) => {
      const fresh = `${file}.new`;
      writeFileSync(fresh, [...lines].map(encode).join(''));
      const written = openSync(fresh, 'r+');
      fsyncSync(written);
      closeSync(written);
      closeSync(descriptor);
      renameSync(fresh, file);
      descriptor = openSync(file, 'a');
    },
    close: () => closeSync(descriptor),
  };
};
