import { isLicenceSerial, normaliseLicenceSerial } from '@sigorta/validators/licence-serial';
import { isPlate, normalisePlate } from '@sigorta/validators/plate';
import * as v from 'valibot';
import { provinceId } from './wire.ts';

/* What a register of vehicles says of one, and by what it is found: the same in every program (decision 0528). */

export const vehicleTypes = ['car', 'van', 'minibus', 'motorcycle'] as const;
export const vehicleUsages = ['private', 'commercial'] as const;

/** market value in thousands of lira */
export const valueBands = ['upTo500', 'upTo1000', 'upTo1500', 'upTo2500', 'upTo4000', 'above4000'] as const;

/** The ladder of third-party cover: everybody begins at 4. */
export const noClaimsSteps = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Longer than any plate or serial as somebody types it, with its blanks. */
const typed = (message: string) => v.pipe(v.string(message), v.maxLength(40, message));

/** Plate and serial of the registration document, tidied; whoever has the paper in hand knows both. */
export const vehicleKeySchema = v.object({
  plate: v.pipe(
    typed('field.plate.error'),
    v.transform(normalisePlate),
    v.check(isPlate, 'field.plate.error'),
  ),
  documentSerial: v.pipe(
    typed('field.licenceSerial.error'),
    v.transform(normaliseLicenceSerial),
    v.check(isLicenceSerial, 'field.licenceSerial.error'),
  ),
});
export type VehicleKey = v.InferOutput<typeof vehicleKeySchema>;

/** Nothing of it names a person. Null: the register does not say. */
export const vehicleFactsSchema = v.object({
  makeAndModel: v.pipe(v.string(), v.minLength(2), v.maxLength(60)),
  modelYear: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  vehicleType: v.picklist(vehicleTypes),
  usage: v.picklist(vehicleUsages),
  /** of the plate */
  province: provinceId,
  valueBand: v.nullable(v.picklist(valueBands)),
  noClaimsStep: v.nullable(v.picklist(noClaimsSteps)),
});
export type VehicleFacts = v.InferOutput<typeof vehicleFactsSchema>;
export type VehicleFact = keyof VehicleFacts;
