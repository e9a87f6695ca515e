/** What `<id>/insurer.ts` says of an insurer, beside its name: how it is asked, and the temper the sandbox gives it. */
export interface Insurer {
  name: string;
  /** from 1 on, each taken once: on the home page (spec §9), and when the gateway asks them all */
  place: { home: number; asked: number };
  wire: 'json' | 'soap';
  /** how long the sandbox's system of this insurer thinks by nature, ms */
  thinkMs: number;
  /** hours a quote of the sandbox holds */
  quoteHours: number;
  /** products before whose price its system in the sandbox looks persons up in the claims register */
  looksUp?: readonly string[];
}
