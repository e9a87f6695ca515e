import { join, resolve } from 'node:path';
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

/** Runs a program to its end: what it returns is printed, an error as one sentence with exit code 1. */
export const toTheEnd = async (work: () => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
