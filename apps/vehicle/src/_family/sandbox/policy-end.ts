import type { Application } from '@sigorta/product-kit/field';
import { addDays, addMonths, type IsoDate } from '@sigorta/validators/iso-date';

/** The last day of a policy that begins on `beginDate` and runs so many months; it is covered whole. */
export const lastDayAfter = ({ beginDate }: Application, months: number): IsoDate =>
  addDays(addMonths(String(beginDate), months), -1);
