import { type Renewal, usualDaysBefore } from '@sigorta/product-kit/renewal/renewal';

/** A telephone that was new is a year old by then. */
export const renewal: Renewal = {
  daysBefore: usualDaysBefore,
  thing: ['imei'],
  sets: { isNewDevice: false },
};
