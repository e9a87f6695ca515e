import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareColours, sheetFiles } from './bare-colours.ts';
import { bareDays, bareTexts } from './bare-shapes.ts';
import type { Measure, Tolerated } from './compare.ts';
import { functionMeasures } from './functions.ts';
import { longFiles } from './long-files.ts';
import { privateNames } from './private-words.ts';
import { repeatedLines } from './repeated-lines.ts';
import { isTest, isWords, sourceFiles } from './source-files.ts';
import { unusedTexts } from './unused-texts.ts';

/** Counts of every kind in the house below `root`, by file; of unused texts by folder, which are also told one by one. */
export function measureAll(root: string): Tolerated {
  const files = sourceFiles(root);
  const sheets = sheetFiles(root);
  const codes = Object.fromEntries(
    [...files, ...sheets].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const code = (file: string): string => codes[file] ?? '';
  const { long, complex } = functionMeasures(root, join(root, 'node_modules/.bin/biome'));
  const written = files.filter((file) => !isWords(file) && !isTest(file));
  return {
    'functions over 80 lines': long,
    'functions over complexity 15': complex,
    'files over 300 lines': longFiles(files, (file) => code(file).trimEnd().split('\n').length),
    'private words in names': counted(files, (file) => privateNames(file, code(file)).length),
    'repeated lines': repeatedLines(Object.fromEntries(written.map((file) => [file, code(file)]))),
    'texts of contracts without a kind': counted(written, (file) => bareTexts(file, code(file))),
    'days of contracts that are a shape only': counted(written, (file) => bareDays(file, code(file))),
    'colours outside tokens': counted([...written, ...sheets], (file) => bareColours(file, code(file))),
    'unused texts': Object.fromEntries(unusedTexts(codes).map((key) => [key, 1])),
  };
}

const counted = (files: readonly string[], count: (file: string) => number): Measure =>
  Object.fromEntries(files.map((file) => [file, count(file)] as const).filter(([, found]) => found > 0));
