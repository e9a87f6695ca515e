import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { freeLines, noCardNumber } from '../free-text.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';

/** A partner's name in addresses: `kaya-acente`. */
export const partnerId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/), noCardNumber);

export const insurerId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/), noCardNumber);

/** Who works on something, as a filter: `none`, `mine` of who asks, or a person of staff. */
export const assigneeFilter = v.union([v.picklist(['none', 'mine']), opaqueId]);

/** What colleagues wrote about something. */
export const notesField = v.array(v.object({ id: toldId, by: toldText, at: instant, text: toldText }));

/** What a person of staff writes. @param least characters without spaces at the ends */
export const written = (least: number, most: number) => freeLines(most, 'error.invalid-input', least);

/** Why somebody wants to see or change what is not shown to everybody: a sentence, not a letter. */
export const reasonField = written(10, 500);
