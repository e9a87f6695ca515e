import type { StoredPhone } from '../platform/database/tables/core-tables.ts';

/** As a version before stored a phone, which knew no other way. */
export const phoneInClear = (phone: string): StoredPhone => phone as unknown as StoredPhone;
