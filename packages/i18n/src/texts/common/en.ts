import { en as errors } from '../errors/en.ts';
import { en as fields } from '../fields/en.ts';
import { en as ui } from '../ui/en.ts';

export const en = { ...errors, ...fields, ...ui };
