import type { CancellationTables } from './tables/cancellation-tables.ts';
import type { CoreTables } from './tables/core-tables.ts';
import type { KeptTables } from './tables/kept-tables.ts';
import type { ListTables } from './tables/list-tables.ts';
import type { LoginTables } from './tables/login-tables.ts';
import type { PanelTables } from './tables/panel-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';

/** Every table of the gateway. */
export interface Database
  extends CancellationTables,
    CoreTables,
    KeptTables,
    LoginTables,
    PurchaseTables,
    PanelTables,
    ListTables,
    PaymentTables,
    StaffTables {}
