import { tr as errors } from '../errors/tr.ts';
import { tr as faults } from '../faults/tr.ts';
import { tr as fields } from '../fields/tr.ts';

export const tr = { ...errors, ...faults, ...fields };
