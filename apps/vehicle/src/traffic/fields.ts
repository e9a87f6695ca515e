import type { Field, FieldOf } from '@sigorta/product-kit/field';
import { province } from '@sigorta/product-kit/fields/place';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import type { Ladder } from '@sigorta/product-kit/renewal/renewal';
import { coverStart, secretSerial, vehicleType } from '../_family/fields.ts';

/** Steps 0 to 8 of the no-claims ladder; who does not know is priced at step 4, where everybody begins (FACTS.md of the family). */
const noClaimsStep: FieldOf<'select'> = {
  kind: 'select',
  name: 'noClaimsStep',
  for: 'price',
  wire: 'hasarsizlikBasamagi',
  options: [
    { value: 'unknown', wire: 'bilinmiyor' },
    ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((step) => ({ value: `s${step}`, wire: step })),
  ],
  width: 'l',
};

/** What the register's steps are called here. */
export const stepNames = Object.fromEntries(
  Array.from({ length: 9 }, (_, step) => [String(step), `s${step}`]),
);

/** A year without a claim climbs one step, and nobody stands above the eighth (FACTS.md of the family). */
export const stepLadder: Ladder = {
  field: noClaimsStep.name,
  steps: ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'],
};

export const vehicleFields: Field[] = [plate(), secretSerial(), vehicleType(), province()];

export const historyFields: Field[] = [noClaimsStep, coverStart()];
