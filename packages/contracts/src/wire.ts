import * as v from 'valibot';
import { toldText } from './told.ts';

/** `{ success, message, data }`, the envelope of the spec's partner operations (spec §7). */
export const dataEnvelope = <T extends v.GenericSchema>(data: T) =>
  v.object({ success: v.boolean(), message: toldText, data });

/** Address registers answer one item bare and several in a list (spec §7): always a list from here on. */
export const valueTextSchema = v.object({ Value: toldText, Text: toldText });
export const listItemSchema = v.object({ ListItem: v.union([v.array(valueTextSchema), valueTextSchema]) });

/** Bank and finance choices: a bare array (spec §7). */
export const choiceListSchema = v.array(valueTextSchema);

export const empty = v.object({});
export const numericId = v.pipe(v.string(), v.regex(/^\d{1,12}$/));
/** Id of a product, as its folder is named. */
export const productId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,60}$/));
export const opaqueId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{10,64}$/));
/** 1 to 81 (spec §3) */
export const provinceId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(81));
