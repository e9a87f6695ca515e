import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../platform/start-error.ts';

/** Relative settings start from here. */
export const root = join(import.meta.dirname, '../../../../..');

/** The one file a program was named, from the workspace. */
export const namedFile = (usage: string): string => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || file === '' || more.length > 0) {
    process.stderr.write(`Usage: ${usage}\n`);
    process.exit(2);
  }
  return resolve(file);
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new StartError(`There is no file ${file}.`) : error;
  }
};

const jsonOf = (file: string): unknown => {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`${file} is not JSON.`);
  }
};

/** What somebody wrote into a JSON file. @throws StartError that names the place which does not fit */
export const readJson = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, jsonOf(file));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new StartError(
    `${file} does not fit at ${v.getDotPath(issue) ?? 'its beginning'}: ${issue.message}.`,
  );
};

/**
 * Runs a program to its end: what it returns is printed, an error as one sentence with exit code 1.
 * @param before of that sentence: what was not done
 */
export const toTheEnd = async (work: () => Promise<string>, before = ''): Promise<void> => {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${before}${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
