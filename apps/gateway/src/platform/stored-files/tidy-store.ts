import type { Context } from '../context.ts';
import { watchStore } from './check-files.ts';
import { removeLoose } from './remove-loose.ts';
import { unnamedMs } from './stored-files.ts';

type Parts = Pick<Context, 'db' | 'log' | 'clock' | 'objects' | 'config'>;

/**
 * Looks whether the store answers, and removes what no row names and what a dead process left half put. A gateway that only reads
 * it removes nothing either.
 */
export async function tidyStore(context: Parts): Promise<void> {
  await watchStore(context);
  const { objects, config, clock } = context;
  if (objects === null || !config.documents?.takesNew) return;
  await removeLoose(context, objects);
  await objects.clear(new Date(clock().getTime() - unnamedMs));
}
