import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Document {
  /** from the repository root */
  path: string;
  text: string;
}

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.turbo', 'test-results']);

/** Every Markdown page of the repository below `root`, in the order of their paths. */
export function documentsOf(root: string): Document[] {
  return globSync('**/*.md', { cwd: root, exclude: (name) => skipped.has(name) })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A piece of a page written as code, with the line it stands in, counted from 1. */
export interface Code {
  line: number;
  text: string;
}

/** Code spans of a page; a span that goes on in the next line counts where it begins. */
export function codeSpansOf(text: string): Code[] {
  const prose = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(/`([^`]+)`/g)].map((match) => ({
    line: lineOf(text, match.index),
    text: (match[1] ?? '').replace(/\s+/g, ' '),
  }));
}

/** Lines of the blocks marked `sh`. */
export function shellLinesOf(text: string): Code[] {
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap((match) => {
    const first = lineOf(text, match.index) + 1;
    return (match[1] ?? '').split('\n').flatMap((line, at) => {
      const command = (line.split(/\s#/, 1)[0] ?? '').trim();
      return command === '' ? [] : [{ line: first + at, text: command }];
    });
  });
}

/** Line of a place in a text, counted from 1. */
export const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length;
