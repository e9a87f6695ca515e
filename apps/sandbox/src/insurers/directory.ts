import { type InsurerSystem, insurerSystems, insurers } from '@sigorta/lookups/insurers';

export interface Insurer extends InsurerSystem {
  id: string;
  name: string;
  shortName: string;
  /** prefix of its quote and policy numbers */
  prefix: string;
}

export const insurerList: readonly Insurer[] = insurers.map(({ id, name }) => ({
  id,
  name,
  shortName: name.replace(/ Sigorta$/, ''),
  prefix: id.slice(0, 3).toUpperCase(),
  ...insurerSystems[id],
}));

const byId = new Map(insurerList.map((insurer) => [insurer.id, insurer]));

export const insurerOf = (id: string): Insurer | undefined => byId.get(id);

/** name of an insurer on the fault board */
export const partOf = (insurer: Insurer): string => `insurer:${insurer.id}`;
