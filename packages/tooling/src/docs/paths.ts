import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { codeSpansOf, type Document, lineOf } from './documents.ts';

/** Files and folders of a repository, for questions about written paths. */
export interface Tree {
  has: (path: string) => boolean;
  /** whether some file or folder ends with these parts of a path */
  hasEnd: (path: string) => boolean;
}

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.turbo', 'test-results']);

export const treeOf = (root: string): Tree =>
  treeOfPaths(globSync('**/*', { cwd: root, exclude: (name) => skipped.has(name) }));

export function treeOfPaths(paths: readonly string[]): Tree {
  const all = new Set(paths);
  const ends = new Set(paths.flatMap((path) => endsOf(path)));
  return { has: (path) => path === '.' || all.has(path), hasEnd: (path) => ends.has(path) };
}

/** `a/b/c` → `a/b/c`, `b/c`, `c` */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

const top = /^(apps|packages|e2e|bench|docs)\//;
const source = /\.(tsx?|mjs|cjs|css|md|typ)$/;

/**
 * Links and paths of a page that lead nowhere, each as a sentence. A link is relative to the page. A path in a code span is
 * written from the repository root or, of a source file, by the end of its path; a star and `<name>` stand for any name.
 */
export function brokenPaths({ path, text }: Document, tree: Tree): string[] {
  const links = [...text.matchAll(/\]\(([^()[\]#\s:]+)(#[^()[\]]*)?\)|<img src="([^":]+)"/g)].flatMap(
    (match) => {
      const target = normalize(join(dirname(path), match[1] ?? match[3] ?? '')).replace(/\/$/, '');
      return tree.has(target)
        ? []
        : [`${path}:${lineOf(text, match.index)} the link to ${target} leads nowhere`];
    },
  );
  const spans = codeSpansOf(text).flatMap(({ line, text: span }) =>
    isWrittenPath(span) && !leadsSomewhere(span.replace(/\/$/, ''), path, tree)
      ? [`${path}:${line} the path ${span} leads nowhere`]
      : [],
  );
  return [...links, ...spans];
}

const isWrittenPath = (span: string) =>
  /^[\w@.*/<>{},-]+$/.test(span) && !/^[/.*]|\/dist\b/.test(span) && (top.test(span) || source.test(span));

function leadsSomewhere(span: string, page: string, tree: Tree): boolean {
  // a name left open: only what stands before it can be looked for
  const open = span.search(/[<{*]/);
  if (open >= 0) {
    const before = span.slice(0, span.lastIndexOf('/', open));
    return open === 0 || !span.slice(0, open).includes('/') || tree.has(before) || tree.hasEnd(before);
  }
  if (top.test(span)) return tree.has(span);
  // as an import names it: package, then the path below its sources
  const imported = span.replace('@sigorta/', '').replace('/', '/src/');
  return tree.has(normalize(join(dirname(page), span))) || tree.hasEnd(span) || tree.hasEnd(imported);
}
