/**
 * The insurers whose offers are compared, in the order in which the home page shows them (spec §9). Invented names
 * (decision 20); each one's mark is `<id>.svg` among the drawings of the ui-kit.
 */
export const insurers = [
  { id: 'turnagol', name: 'Turnagöl Sigorta' },
  { id: 'bulutkaya', name: 'Bulutkaya Sigorta' },
  { id: 'yedicam', name: 'Yediçam Sigorta' },
  { id: 'laledere', name: 'Laledere Sigorta' },
  { id: 'incirova', name: 'İncirova Sigorta' },
  { id: 'meltemkiyi', name: 'Meltemkıyı Sigorta' },
  { id: 'sarikavak', name: 'Sarıkavak Sigorta' },
  { id: 'poyraztas', name: 'Poyraztaş Sigorta' },
  { id: 'mercandal', name: 'Mercandal Sigorta' },
  { id: 'aycimen', name: 'Ayçimen Sigorta' },
] as const;

export type InsurerId = (typeof insurers)[number]['id'];

export interface InsurerSystem {
  wire: 'json' | 'soap';
  /** how long the sandbox's system of this insurer thinks by nature, ms */
  thinkMs: number;
  /** hours a quote of the sandbox holds */
  quoteHours: number;
}

/**
 * How the gateway speaks to each, in the order in which it asks them, and the temper the sandbox gives them. Apart from
 * the names, so that no browser carries it.
 */
export const insurerSystems: Record<InsurerId, InsurerSystem> = {
  turnagol: { wire: 'json', thinkMs: 240, quoteHours: 24 },
  bulutkaya: { wire: 'json', thinkMs: 1150, quoteHours: 24 },
  yedicam: { wire: 'json', thinkMs: 430, quoteHours: 24 },
  laledere: { wire: 'json', thinkMs: 540, quoteHours: 24 },
  incirova: { wire: 'json', thinkMs: 800, quoteHours: 24 },
  poyraztas: { wire: 'soap', thinkMs: 960, quoteHours: 24 },
  aycimen: { wire: 'json', thinkMs: 660, quoteHours: 24 },
  mercandal: { wire: 'json', thinkMs: 150, quoteHours: 2 },
  sarikavak: { wire: 'soap', thinkMs: 1400, quoteHours: 24 },
  meltemkiyi: { wire: 'json', thinkMs: 320, quoteHours: 2 },
};
