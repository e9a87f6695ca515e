import type { Context } from '../../platform/context.ts';
import { type CalledRecord, phoneAmongOthers } from '../../platform/sensitive/sealed-phone.ts';
import { maskedPhone } from './masked.ts';

/** The phone of a record as lists, files and cards show it; null where it has none. */
export const phoneShown = (
  context: Pick<Context, 'dataKeys' | 'log'>,
  record: CalledRecord,
): string | null => (record.phone === null ? null : maskedPhone(phoneAmongOthers(context, record) ?? ''));
