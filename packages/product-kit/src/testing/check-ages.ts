import { addMonths } from '@sigorta/validators/iso-date';
import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Application, FieldValues } from '../field.ts';
import { firstDayOfCover } from '../first-day-of-cover.ts';
import type { Samples } from '../product.ts';
import type { Tariffs } from '../tariff.ts';
import { validate } from '../validate.ts';
import { sampleDays } from './sample-days.ts';

const oldest = 110;
/** younger ones do not sign a contract of their own, whatever an insurer would take */
const ofAge = 18;
const limited: readonly string[] = ['field.birthDate.error.tooYoung', 'field.birthDate.error.tooOld'];

/** The first person alone, at an age in years on the first day of cover. */
function aged(application: Application, age: number, coverFrom: string, today: string): Application {
  const [first] = application.insured ?? [];
  return {
    ...application,
    insured: [{ ...first, birthDate: [addMonths(coverFrom, -12 * age), today].sort()[0] ?? '' }],
  };
}

/**
 * A whole life, year by year: an age that the form takes is insured by somebody, so that nobody fills in the rest for nothing;
 * and where insurers have limits, an age that the form refuses is insured by none.
 */
export function checkAges({ product }: DiscoveredProduct, samples: Samples, tariffs: Tariffs): void {
  const field = product.insured?.fields.find(({ kind }) => kind === 'birthDate');
  if (!field) return;

  test.each(sampleDays)('the ages that the form takes are those that insurers take on $today', (context) => {
    const { today } = context;
    const application = samples.valid(context);
    const { insured: _, ...values } = application;
    const from = firstDayOfCover(product, values as FieldValues, today);
    const years = Array.from({ length: oldest + 1 }, (_, age) => {
      const one = aged(application, age, from, today);
      const checked = validate(product, one, { today });
      const isTaken = checked.ok || !checked.errors.some(({ message }) => limited.includes(message));
      const answers = tariffs.map(({ quote }) => quote(one, { today }));
      const declined = answers.filter(
        (answer) => 'declined' in answer && answer.declined === 'ageLimit',
      ).length;
      return { age, isTaken, isInsured: declined < tariffs.length, isLimited: declined > 0 };
    });
    expect(years.filter(({ isTaken, isInsured }) => isTaken && !isInsured).map(({ age }) => age)).toEqual([]);
    /* who may buy is a matter of law where no insurer looks at the age */
    const isOfInsurers = years.some(({ isLimited }) => isLimited);
    const refused = years.filter(
      ({ age, isTaken, isInsured }) => !isTaken && isInsured && isOfInsurers && age >= ofAge,
    );
    expect(refused.map(({ age }) => age)).toEqual([]);
  });
}
