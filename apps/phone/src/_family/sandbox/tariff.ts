import { worldCode } from '@sigorta/lookups/country-codes';
import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer, Tariffs } from '@sigorta/product-kit/tariff';
import type { Cover } from '@sigorta/product-kit/tariffs/cover';
import { percentOf } from '@sigorta/product-kit/tariffs/percent';
import { offerOf, type Plan, tariffsOf } from '@sigorta/product-kit/tariffs/plan';
import { lastDayAfterMonths } from '@sigorta/validators/cover-period';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { type Device, deviceOf } from './device-value.ts';

/** A limit that follows the phone: so many per cent of what it costs new, in whole lira. */
export type DeviceCover = Cover | { ofValue: number };

export interface DevicePlan extends Omit<Plan<string>, 'covers'> {
  /** per cent of the phone's value a year, times 100; insurance transaction tax included */
  rate: number;
  /** per cent more for a phone that is not new; null when only new ones are taken */
  usedSurcharge: number | null;
  /** whole lira, the least a year costs */
  least: number;
  /** whole lira, what a phone must and may be worth */
  worth: readonly [from: number, to: number];
  /** used phones of a series older than this many years are declined */
  oldest: number;
  declinedBrands?: readonly string[];
  covers: Readonly<Record<string, DeviceCover>>;
}

/** Cover lasts a year and begins with the day after the quote. */
const coveredMonths = 12;

function reasonToDecline(plan: DevicePlan, device: Device, isNew: boolean, today: IsoDate): string | null {
  if (plan.declinedBrands?.includes(device.brand)) return 'brandNotCovered';
  if (!isNew && plan.usedSurcharge === null) return 'newOnly';
  if (!isNew && Number(today.slice(0, 4)) - device.year > plan.oldest) return 'deviceTooOld';
  const [from, to] = plan.worth;
  if (device.value < from * 100) return 'deviceTooCheap';
  return device.value > to * 100 ? 'deviceTooDear' : null;
}

function premiumOf(plan: DevicePlan, device: Device, isNew: boolean): number {
  const year = Math.floor((device.value * plan.rate + 5_000) / 10_000);
  const priced = isNew ? year : percentOf(year, 100 + (plan.usedSurcharge ?? 0));
  return Math.max(priced, plan.least * 100);
}

/** Limits of this phone, rounded down to ten lira. */
const coversOf = (plan: DevicePlan, device: Device): Record<string, Cover> =>
  Object.fromEntries(
    Object.entries(plan.covers).map(([code, cover]) => [
      code,
      typeof cover === 'object' && 'ofValue' in cover
        ? Math.floor(percentOf(device.value, cover.ofValue) / 1_000) * 10
        : cover,
    ]),
  );

function quote(
  plan: DevicePlan,
  codes: readonly string[],
  application: Application,
  today: IsoDate,
): TariffAnswer {
  const device = deviceOf(Number(application.brand), Number(application.model));
  if (!device) return { declined: 'unknownDevice' };
  const isNew = application.isNewDevice === true;
  const declined = reasonToDecline(plan, device, isNew, today);
  if (declined) return { declined };
  const startsAt = addDays(today, 1);
  return offerOf(
    { ...plan, covers: coversOf(plan, device) },
    {
      codes,
      ...(plan.covers.worldwide === 'included' && { territory: [String(worldCode)] }),
      currency: 'TRY',
      premium: premiumOf(plan, device, isNew),
      startsAt,
      endsAt: lastDayAfterMonths(startsAt, coveredMonths),
    },
  );
}

/** Tariffs of a phone product, all priced by the phone's value. */
export const deviceTariffs = (plans: readonly DevicePlan[], codes: readonly string[]): Tariffs =>
  tariffsOf(plans, (plan, application, today) => quote(plan, codes, application, today));
