import * as v from 'valibot';
import { listItemSchema } from './wire.ts';

/* The national address register (UAVT) as its front writes it, spec §7: province → … → apartment. */

/** 1–81 as text */
export const provinceCode = v.pipe(v.string(), v.regex(/^([1-9]|[1-7]\d|8[01])$/));

/** A door number, `12` or `14A`; 0 stands for all of a street. */
export const buildingNo = v.pipe(v.string(), v.regex(/^\d{1,5}[A-Za-z]?$/));

/** The list stands under a name of its own for every level. */
export const addressAnswer = <Key extends string>(key: Key) =>
  v.object({ [key]: listItemSchema } as { [K in Key]: typeof listItemSchema });
