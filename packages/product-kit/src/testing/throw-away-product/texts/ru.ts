import { tr } from './tr.ts';

/* a test's product says the same in every language */
export const ru: typeof tr = tr;
