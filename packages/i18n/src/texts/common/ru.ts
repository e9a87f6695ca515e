import { ru as errors } from '../errors/ru.ts';
import { ru as fields } from '../fields/ru.ts';
import { ru as ui } from '../ui/ru.ts';

export const ru = { ...errors, ...fields, ...ui };
