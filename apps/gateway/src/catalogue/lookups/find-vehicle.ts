import type { vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import type { Handler } from '../../platform/handler.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import type { CatalogueContext } from '../context.ts';

/**
 * Counted for the plate, the address and the session before the register is asked: serials are not to be guessed, nor the cars of
 * a street read off one by one. Plate and serial go to the register and nowhere else (decision 0528).
 */
export const findVehicle: Handler<typeof vehicleFind, CatalogueContext> = async (context, request, call) => {
  const { vehicleRegister, config, log } = context;
  if (!vehicleRegister) throw new Refusal('upstream-unavailable');
  const { vehicleLimits } = config;
  await countEach(
    context,
    [
      { of: ['vehicle', 'plate', request.plate], limit: vehicleLimits.perPlate },
      ...callerCounts('vehicle', call, vehicleLimits),
    ],
    vehicleLimits.windowSeconds,
  );
  const found = await vehicleRegister.find(request).catch((error: unknown) => {
    const reason = error instanceof UpstreamError ? error.fault : 'failed';
    log.warn({ event: 'vehicle-not-asked', upstream: 'vehicle-register', reason });
    throw new Refusal('upstream-unavailable');
  });
  if (!found) throw new Refusal('not-found');
  return found;
};
