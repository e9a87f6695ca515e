import { ru as errors } from '../errors/ru.ts';
import { ru as faults } from '../faults/ru.ts';
import { ru as fields } from '../fields/ru.ts';

export const ru = { ...errors, ...faults, ...fields };
