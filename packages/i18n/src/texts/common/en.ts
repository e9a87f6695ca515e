import { en as errors } from '../errors/en.ts';
import { en as faults } from '../faults/en.ts';
import { en as fields } from '../fields/en.ts';

export const en = { ...errors, ...faults, ...fields };
