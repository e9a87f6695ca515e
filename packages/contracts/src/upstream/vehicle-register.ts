import type * as v from 'valibot';
import { vehicleFactsSchema, vehicleKeySchema } from '../vehicle.ts';

/**
 * The register of vehicles. Base address: the setting `VEHICLE_URL`.
 *   POST /v1/vehicles/find  plate and serial of the document -> the vehicle
 * 404 for a plate it does not know and for a serial of another document, without saying which. What is asked travels in the
 * body: an address would stand in the logs of every proxy.
 */
export const vehicleRegisterRequestSchema = vehicleKeySchema;

/** Whatever else it says is dropped here: nobody asked who owns the car. */
export const vehicleRegisterAnswerSchema = vehicleFactsSchema;
export type VehicleRegisterAnswer = v.InferOutput<typeof vehicleRegisterAnswerSchema>;
