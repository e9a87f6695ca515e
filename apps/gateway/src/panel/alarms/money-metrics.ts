import { Gauge } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import { registerCertificateMetric } from './certificate-figures.ts';
import { registerKeyServiceMetric } from './key-service-figures.ts';
import { type FigureName, figureNames } from './read-money.ts';

interface Shown {
  figures: readonly { name: string; thing: string; state: string; value: number }[];
  ageSeconds: number | null;
  open: readonly string[];
}

/** What the last reading says; without a database nothing is said rather than something old. */
const look = async ({ db, clock }: Context): Promise<Shown> => {
  try {
    const reading = await db.selectFrom('money_reading').selectAll().executeTakeFirst();
    const alarms = await db.selectFrom('alarm').select('rule').where('closed_at', 'is', null).execute();
    return {
      figures: reading?.figures ?? [],
      ageSeconds: reading ? (clock().getTime() - reading.taken_at.getTime()) / 1000 : null,
      open: alarms.map(({ rule }) => rule),
    };
  } catch {
    return { figures: [], ageSeconds: null, open: [] };
  }
};

/**
 * Shows the last reading in `/metrics`, whichever replica took it, with its age: a reading that grows old means that nobody
 * watches. What else calls somebody stands beside it.
 */
export const registerMoneyMetrics = (context: Context): void => {
  registerCertificateMetric(context);
  registerKeyServiceMetric(context);
  const registers = [context.metrics.registry];
  /* all gauges of one scrape ask at once and share a look */
  let looking: Promise<Shown> | null = null;
  const shared = (): Promise<Shown> => {
    looking ??= look(context).finally(() => {
      looking = null;
    });
    return looking;
  };
  for (const name of Object.keys(figureNames) as FigureName[])
    new Gauge({
      name: `gateway_money_${name}`,
      help: figureNames[name],
      labelNames: ['thing', 'state'],
      registers,
      async collect() {
        const { figures } = await shared();
        this.reset();
        for (const { thing, state, value } of figures.filter((one) => one.name === name))
          this.set({ thing, state }, value);
      },
    });
  new Gauge({
    name: 'gateway_alarms_open',
    help: 'Alarms that are open, by rule',
    labelNames: ['alarm'],
    registers,
    async collect() {
      const { open } = await shared();
      this.reset();
      for (const alarm of open) this.set({ alarm }, 1);
    },
  });
  new Gauge({
    name: 'gateway_money_reading_age_seconds',
    help: 'How old the figures of money are',
    registers,
    async collect() {
      const { ageSeconds } = await shared();
      this.reset();
      if (ageSeconds === null) this.remove();
      else this.set(ageSeconds);
    },
  });
};
