import type { Context } from '../context.ts';
import { watchStore } from './check-files.ts';
import { removeLoose } from './remove-loose.ts';

/** Looks whether the store answers, and removes what no row names. A gateway that only reads it removes nothing either. */
export async function tidyStore(context: Context): Promise<void> {
  await watchStore(context);
  if (context.objects !== null && context.config.documents?.takesNew)
    await removeLoose(context, context.objects);
}
