import { isVisibleText, tidyText } from '@sigorta/validators/visible-text';
import * as v from 'valibot';

/** Rows of one page. */
export const pageSize = 25;
/** Counting stops here, and so do pages: who looks further narrows the filter. It keeps a list of millions fast. */
export const mostCounted = 1000;
export const lastPage = mostCounted / pageSize;

/** Words somebody looks for; none are as good as an empty text. */
const sought = v.pipe(
  v.string(),
  v.transform(tidyText),
  v.maxLength(100),
  v.check((text) => text === '' || isVisibleText(text)),
);

/**
 * What every list of the panel is asked for.
 * @param sorts columns that may be sorted by; the first is the default, newest or most urgent first
 * @param filters further optional fields, all validated
 */
export const listRequest = <const Sorts extends readonly [string, ...string[]], F extends v.ObjectEntries>(
  sorts: Sorts,
  filters: F,
) =>
  v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage)), 1),
    sort: v.optional(v.picklist(sorts), sorts[0]),
    ascending: v.optional(v.boolean(), false),
    /** words of a person, a policy or request number; folded before it is compared (i18n/fold) */
    search: v.optional(sought),
    ...filters,
  });

/** Rows, and how many there are: exact up to `mostCounted`, `more` says that there are further ones. */
export const listAnswer = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    rows: v.array(row),
    total: v.pipe(v.number(), v.integer(), v.maxValue(mostCounted)),
    more: v.boolean(),
    /** what was looked for is too short: nobody is shown, instead of everybody */
    tooShort: v.optional(v.literal(true)),
  });
