import { tr as errors } from '../errors/tr.ts';
import { tr as fields } from '../fields/tr.ts';
import { tr as ui } from '../ui/tr.ts';

export const tr = { ...errors, ...fields, ...ui };
