import type { Field, FieldOf } from '@sigorta/product-kit/field';
import { email, mobilePhone } from '@sigorta/product-kit/fields/contact';
import { nationalId } from '@sigorta/product-kit/fields/identity';
import { birthDate, firstName, lastName } from '@sigorta/product-kit/fields/person';
import { beginDate } from '@sigorta/product-kit/fields/travel';
import { licenceSerial } from '@sigorta/product-kit/fields/vehicle';

/** How far ahead a vehicle's policy may begin. */
const bookableDays = 60;

/** First day of cover; its words are the family’s. */
export const coverStart = (): FieldOf<'date'> =>
  beginDate({ text: 'field.coverStart', maxDays: bookableDays });

/** The number of an official paper, kept like an id. */
export const secretSerial = (): FieldOf<'licenceSerial'> => licenceSerial({ sensitive: true });

/** By what the register of vehicles is asked for a car (decision 0528). */
export const byPapers = { plate: 'plate', documentSerial: 'licenceSerial' } as const;

export const vehicleType = (): FieldOf<'select'> => ({
  kind: 'select',
  name: 'vehicleType',
  for: 'price',
  wire: 'aracTuru',
  options: [
    { value: 'car', wire: 'otomobil' },
    { value: 'van', wire: 'kamyonet' },
    { value: 'minibus', wire: 'minibus' },
    { value: 'motorcycle', wire: 'motosiklet' },
  ],
  width: 'm',
});

/** The owner of the licence; one of age, with a Turkish or a foreigner's id number. */
export const ownerFields: Field[] = [
  firstName(),
  lastName(),
  nationalId(),
  birthDate({ minAge: 18, for: 'policy' }),
];

export const contactFields: Field[] = [mobilePhone(), email()];
