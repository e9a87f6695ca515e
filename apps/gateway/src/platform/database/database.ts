import type { KeptTables, LoginTables, QuoteTables } from './tables/buyer-tables.ts';
import type { CoreTables, KeyTables, ReleaseTables } from './tables/core-tables.ts';
import type { LedgerTables, OperationsTables } from './tables/ledger-tables.ts';
import type {
  CancellationTables,
  ContactTables,
  FileTables,
  PaymentTables,
  RenewalTables,
} from './tables/payment-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';
import type { ListTables, PanelTables, SiteTables, StaffTables } from './tables/staff-tables.ts';

/** Every table of the gateway. */
export interface Database
  extends CancellationTables,
    ContactTables,
    CoreTables,
    FileTables,
    KeptTables,
    KeyTables,
    LedgerTables,
    LoginTables,
    PurchaseTables,
    PanelTables,
    ListTables,
    OperationsTables,
    PaymentTables,
    QuoteTables,
    ReleaseTables,
    RenewalTables,
    SiteTables,
    StaffTables {}
