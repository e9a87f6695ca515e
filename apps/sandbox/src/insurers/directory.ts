import insurers from './insurers.json' with { type: 'json' };

/** The same ten as in the ui-kit's drawings; all are invented. */
export interface Insurer {
  id: string;
  name: string;
  shortName: string;
  wire: 'json' | 'soap';
  /** how long its systems think by nature, ms */
  thinkMs: number;
  /** prefix of its quote and policy numbers */
  prefix: string;
  /** hours a quote holds */
  quoteHours: number;
}

const thinkMs: Record<string, number> = {
  mercandal: 150,
  turnagol: 240,
  meltemkiyi: 320,
  yedicam: 430,
  laledere: 540,
  aycimen: 660,
  incirova: 800,
  poyraztas: 960,
  bulutkaya: 1150,
  sarikavak: 1400,
};

const soapSpeakers = new Set(['poyraztas', 'sarikavak']);
const shortLived = new Set(['meltemkiyi', 'mercandal']);

export const insurerList: readonly Insurer[] = insurers.map(({ id, name, shortName }) => ({
  id,
  name,
  shortName,
  wire: soapSpeakers.has(id) ? 'soap' : 'json',
  thinkMs: thinkMs[id] ?? 500,
  prefix: id.slice(0, 3).toUpperCase(),
  quoteHours: shortLived.has(id) ? 2 : 24,
}));

const byId = new Map(insurerList.map((insurer) => [insurer.id, insurer]));

export const insurerOf = (id: string): Insurer | undefined => byId.get(id);

/** name of an insurer on the fault board */
export const partOf = (insurer: Insurer): string => `insurer:${insurer.id}`;
