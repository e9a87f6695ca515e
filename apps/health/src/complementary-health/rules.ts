import type { Application } from '@sigorta/product-kit/field';
import type { Rule } from '@sigorta/product-kit/product';
import { ageOn, isIsoDate } from '@sigorta/validators/iso-date';

/** Ages between which insurers sell the birth option. */
const birthAges = { from: 18, to: 45 } as const;

/** Complementary cover pays the hospital's difference over SGK, so without SGK there is nothing to complement. */
export const everyoneInSgk =
  (message: string): Rule =>
  ({ sgk }) =>
    sgk === 'no' ? { field: 'sgk', message } : null;

/** Women of an age to whom the birth option is sold. */
export const mothers = ({ insured, beginDate }: Application): number =>
  (Array.isArray(insured) ? insured : []).filter((person) => {
    const [birth, day] = [String(person?.birthDate), String(beginDate)];
    if (person?.gender !== 'female' || !isIsoDate(birth) || !isIsoDate(day)) return false;
    const age = ageOn(birth, day);
    return age >= birthAges.from && age <= birthAges.to;
  }).length;

/** Judged only once every person has an age and a gender. */
export const birthNeedsMother =
  (message: string): Rule =>
  (application) => {
    const persons = Array.isArray(application.insured) ? application.insured : [];
    const known = persons.every((person) => person?.gender && isIsoDate(String(person.birthDate)));
    const asked = application.birth === 'yes' && isIsoDate(String(application.beginDate));
    return asked && known && persons.length > 0 && mothers(application) === 0
      ? { field: 'birth', message }
      : null;
  };

/** A policy has one holder and one spouse; the message stands at the later person. */
export const onlyOne =
  (relation: string, message: string): Rule =>
  ({ insured }) => {
    const persons = Array.isArray(insured) ? insured : [];
    const first = persons.findIndex((person) => person?.relation === relation);
    const second = persons.findIndex((person, at) => at > first && person?.relation === relation);
    return first >= 0 && second > first ? { field: `insured.${second}.relation`, message } : null;
  };
