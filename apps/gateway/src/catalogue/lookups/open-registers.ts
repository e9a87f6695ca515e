import type { Config } from '../../platform/config.ts';
import { createRegister, type Register, type RegisterParts } from './register.ts';
import { createVehicleRegister, type VehicleRegister } from './vehicle-register.ts';

interface Registers {
  address: Register;
  /** null where the settings name none */
  vehicle: VehicleRegister | null;
  close: () => Promise<void>;
}

/** The registers that the settings name. */
export const openRegisters = (
  { addressUrl, vehicleUrl }: Config,
  parts: Omit<RegisterParts, 'url'>,
): Registers => {
  const address = createRegister({ url: addressUrl, ...parts });
  const vehicle = vehicleUrl === null ? null : createVehicleRegister(vehicleUrl);
  return {
    address,
    vehicle,
    close: async () => {
      await Promise.all([address.close(), vehicle?.close()]);
    },
  };
};
