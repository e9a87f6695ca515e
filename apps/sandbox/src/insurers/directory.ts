import type { Insurer as DeclaredInsurer } from '@sigorta/insurers/insurer';
import { type InsurerId, insurerNames, insurers } from '@sigorta/insurers/insurers';

export interface Insurer extends Omit<DeclaredInsurer, 'place'> {
  id: string;
  shortName: string;
  /** prefix of its quote and policy numbers */
  prefix: string;
}

const insurerWith = (id: InsurerId): Insurer => {
  const { place, ...insurer } = insurers[id];
  const shortName = insurer.name.replace(/ Sigorta$/, '');
  return { id, shortName, prefix: id.slice(0, 3).toUpperCase(), ...insurer };
};

export const insurerList: readonly Insurer[] = insurerNames.map(({ id }) => insurerWith(id));

const byId = new Map(insurerList.map((insurer) => [insurer.id, insurer]));

export const insurerOf = (id: string): Insurer | undefined => byId.get(id);

/** name of an insurer on the fault board */
export const partOf = (insurer: Insurer): string => `insurer:${insurer.id}`;
