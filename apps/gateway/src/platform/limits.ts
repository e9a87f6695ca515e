import type { Config, PasswordCost } from './config.ts';

/** 32 MB and some 250 ms of a core for every try: a row of OWASP's table for scrypt. */
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

/** How often an operation may be asked, by what it costs. */
export const limitsTimes = (factor: number): Config['limits'] => ({
  read: { perIp: 1200 * factor, perSession: 600 * factor, windowSeconds: 60 },
  lookup: { perIp: 600 * factor, perSession: 300 * factor, windowSeconds: 60 },
  price: { perIp: 600 * factor, perSession: 120 * factor, windowSeconds: 60 },
  quote: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 60 },
  payment: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 60 },
  message: { perIp: 20 * factor, perSession: 10 * factor, windowSeconds: 60 },
  login: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 600 },
});

/** What is counted besides calls: each by what it costs or gives away. */
export const ownLimits = (
  factor: number,
): Pick<Config, 'livePriceLimits' | 'findLimits' | 'vehicleLimits' | 'staffLimits' | 'codeLimits'> => ({
  livePriceLimits: {
    perSession: 10 * factor,
    perIp: 300 * factor,
    windowSeconds: 1800,
  },
  findLimits: {
    perPolicy: 5 * factor,
    perSession: 8 * factor,
    perIp: 20 * factor,
    windowSeconds: 3600,
  },
  vehicleLimits: {
    perPlate: 5 * factor,
    perSession: 10 * factor,
    perIp: 60 * factor,
    windowSeconds: 3600,
  },
  staffLimits: {
    perPerson: 5 * factor,
    perSession: 15 * factor,
    perIp: 60 * factor,
    windowSeconds: 900,
  },
  codeLimits: {
    perPhone: 5 * factor,
    perPhoneADay: 12 * factor,
    perSession: 5 * factor,
    perIp: 20 * factor,
    windowSeconds: 3600,
  },
});
