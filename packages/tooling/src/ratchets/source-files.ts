import { globSync } from 'node:fs';
import { sep } from 'node:path';

const left = /(^|\/)(node_modules|dist|generated|\.cache)\//;

/** Every TypeScript file that people write, below `root`, as paths with `/`. */
export const sourceFiles = (root: string): string[] =>
  globSync('{apps,packages,bench,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'generated',
  })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !left.test(file) && !file.endsWith('.d.ts'))
    .toSorted();

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Texts, questions and documents: sentences for people, not code. */
export const isWords = (file: string): boolean =>
  /(^|\/)((\w+-)?texts|faq|scenarios|claims|words|documents|[a-z]+-names|titles)\/(tr|en|ru|ar)\.ts$/.test(
    file,
  );
