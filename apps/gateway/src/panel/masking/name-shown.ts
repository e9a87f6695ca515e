import type { Context } from '../../platform/context.ts';
import { type NamedRecord, nameAmongOthers } from '../../platform/sensitive/sealed-name.ts';
import { hidden, maskedName } from './masked.ts';

/** The name of a record as lists, files and cards show it. */
export const nameShown = (context: Pick<Context, 'dataKeys' | 'log'>, record: NamedRecord): string => {
  const name = nameAmongOthers(context, record);
  return name === null ? hidden : maskedName(name);
};
