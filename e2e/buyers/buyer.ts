import type { Application } from '@sigorta/product-kit/field';
import type { Samples } from '@sigorta/product-kit/product';
import { now } from './today.ts';

export interface Buyer {
  application: Application;
  /** E.164 */
  phone: string;
  email: string;
}

/** Somebody with the sample's persons and a phone and address nobody else of this run has. */
export function newBuyer(samples: Samples, name: string): Buyer {
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  const phone = `+90532${number}`;
  const email = `${name}.${number}@ornek.com`;
  return { application: { ...samples.valid(now), phone, email }, phone, email };
}

export const namesOf = ({ application }: Buyer): string[] =>
  (application.insured ?? [])
    .filter(({ firstName }) => firstName !== undefined)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
