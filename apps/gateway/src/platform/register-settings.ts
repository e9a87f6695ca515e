import { httpsWhenSet, overHttps } from './production-rules.ts';
import { anAddress, standing, unset } from './setting-kinds.ts';
import { httpUrl } from './setting-parsers.ts';

/** Registers that fill in what a form would else ask. */
export const registerSettings = {
  ADDRESS_URL: standing(httpUrl, 'http://localhost:4400/uavt', {
    meaning: 'the address register',
    fits: anAddress,
    line: 'outside',
    production: overHttps,
  }),
  VEHICLE_URL: unset(httpUrl, {
    instead: 'no form is filled in from a registration document',
    meaning: 'the register of vehicles; `/v1/vehicles/find` follows',
    fits: anAddress,
    line: 'outside',
    production: httpsWhenSet,
  }),
} as const;
