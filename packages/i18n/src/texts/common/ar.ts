import { ar as errors } from '../errors/ar.ts';
import { ar as fields } from '../fields/ar.ts';
import { ar as ui } from '../ui/ar.ts';

export const ar = { ...errors, ...fields, ...ui };
