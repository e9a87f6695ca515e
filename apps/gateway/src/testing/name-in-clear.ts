import type { StoredName } from '../platform/database/tables/core-tables.ts';

/** As a version before stored a name, which knew no other way. */
export const nameInClear = (name: string): StoredName => name as unknown as StoredName;
