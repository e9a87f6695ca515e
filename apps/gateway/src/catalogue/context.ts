import type { Context } from '../platform/context.ts';
import type { Register } from './lookups/register.ts';
import type { VehicleRegister } from './lookups/vehicle-register.ts';
import type { ExchangeRates } from './rates/exchange-rates.ts';
import type { RateHolding } from './rates/rate-hold.ts';

/** What look-ups and prices stand on beside the platform. */
export interface CatalogueContext extends Context {
  rates: ExchangeRates;
  rateHolding: RateHolding;
  register: Register;
  /** null: no car is looked up */
  vehicleRegister: VehicleRegister | null;
}
