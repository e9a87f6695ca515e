import { ar as errors } from '../errors/ar.ts';
import { ar as faults } from '../faults/ar.ts';
import { ar as fields } from '../fields/ar.ts';

export const ar = { ...errors, ...faults, ...fields };
