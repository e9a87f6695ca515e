import {
  noClaimsSteps,
  type VehicleFact,
  valueBands,
  vehicleTypes,
  vehicleUsages,
} from '@sigorta/contracts/vehicle';

/** One fact of a register, and the field it is an answer to. */
export interface FilledField {
  fact: VehicleFact;
  field: string;
  /** what the field calls the fact's values, where it calls them otherwise */
  as?: Readonly<Record<string, string>>;
}

/**
 * By which of its fields a product's car is found in the register of vehicles, and which fields are filled in with what the register
 * says (decision 0528). Names are those of the form's own fields.
 */
export interface FoundByRegister {
  by: { plate: string; documentSerial: string };
  fills: readonly FilledField[];
}

/** All that a fact can be, where that is a list. */
export const factValues: Readonly<Partial<Record<VehicleFact, readonly (string | number)[]>>> = {
  vehicleType: vehicleTypes,
  usage: vehicleUsages,
  valueBand: valueBands,
  noClaimsStep: noClaimsSteps,
  province: Array.from({ length: 81 }, (_, at) => at + 1),
};
