import type { CoreTables } from './tables/core-tables.ts';
import type { LoginTables } from './tables/login-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';

/** Every table of the gateway. */
export interface Database extends CoreTables, LoginTables, PurchaseTables {}
