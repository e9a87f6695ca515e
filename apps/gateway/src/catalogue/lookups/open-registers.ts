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
  { addressUrl, vehicleUrl, egress }: Config,
  parts: Omit<RegisterParts, 'url' | 'egress'>,
): Registers => {
  const address = createRegister({ url: addressUrl, egress, ...parts });
  const vehicle = vehicleUrl === null ? null : createVehicleRegister(vehicleUrl, egress);
  return {
    address,
    vehicle,
    close: async () => {
      await Promise.all([address.close(), vehicle?.close()]);
    },
  };
};
