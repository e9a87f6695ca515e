import type { vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import type { VehicleFacts, VehicleKey } from '@sigorta/contracts/vehicle';
import type { Handler } from '../../platform/handler.ts';
import { callerCounts, countEach, countUp, uncount } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import type { CatalogueContext } from '../context.ts';
import type { VehicleRegister } from './vehicle-register.ts';

/** @returns the names of what a product's form is filled in with; empty where no register finds its car */
const factsFor = ({ products }: CatalogueContext, id: string): ReadonlySet<string> =>
  new Set(products.live(id)?.product.register?.fills.map(({ fact }) => fact));

/** A green card asks what kind of car it is: what its owner's years without a claim are is nothing to whoever sells one. */
const only = (names: ReadonlySet<string>, facts: VehicleFacts): Partial<VehicleFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => names.has(name)));

const askedRegister = async (
  { log }: CatalogueContext,
  register: VehicleRegister,
  key: VehicleKey,
): Promise<VehicleFacts | null> => {
  try {
    return await register.find(key);
  } catch (error) {
    const reason = error instanceof UpstreamError ? error.fault : 'failed';
    log.warn({ event: 'vehicle-not-asked', upstream: 'vehicle-register', reason });
    throw new Refusal('upstream-unavailable');
  }
};

/**
 * Serials are not to be guessed, nor the cars of a street read off one by one: counted are first the callers, and whoever is
 * refused there counts for no plate. A plate that was tried too often is asked all the same and answered like an unknown one, or
 * anybody could learn when it was looked up. Plate and serial go to the register and nowhere else (decision 0528).
 */
export const findVehicle: Handler<typeof vehicleFind, CatalogueContext> = async (context, request, call) => {
  const { vehicleRegister, config } = context;
  if (!vehicleRegister) throw new Refusal('upstream-unavailable');
  const facts = factsFor(context, request.product);
  if (facts.size === 0) throw new Refusal('not-found');
  const { product: _product, ...key } = request;
  const { perPlate, windowSeconds, ...perCaller } = config.vehicleLimits;
  const callers = callerCounts('vehicle', call, perCaller);
  await countEach(context, callers, windowSeconds);
  const plate = ['vehicle', 'plate', key.plate];
  const [tries = 0] = await countUp(context, [plate], windowSeconds);
  const isTried = tries > perPlate;
  const found = await askedRegister(context, vehicleRegister, key).catch(async (error: unknown) => {
    /* nobody was answered: it was nobody's try */
    await uncount(context, plate);
    for (const { of } of callers) await uncount(context, of);
    throw error;
  });
  if (!found || isTried) throw new Refusal('not-found');
  await uncount(context, plate);
  return only(facts, found);
};
