import { Gauge } from 'prom-client';
import { daysLeft, endingCertificates } from '../../platform/certificate-days.ts';
import type { Context } from '../../platform/context.ts';
import type { Figure } from './read-money.ts';

/** somebody has a month, which is longer than any leave */
const warnedDays = 30;

/** What the reading says of certificates: one for each that this gateway reads and that ends within a month. */
export const certificateFigures = ({ config }: Pick<Context, 'config'>, now: Date): Figure[] =>
  endingCertificates(config)
    .filter((one) => daysLeft(one, now) <= warnedDays)
    .map(({ setting }) => ({ name: 'certificates_ending', thing: setting, state: '', value: 1 }));

/** Shows the days of each in `/metrics`; each gateway its own. */
export const registerCertificateMetric = (context: Pick<Context, 'config' | 'clock' | 'metrics'>): void => {
  new Gauge({
    name: 'gateway_certificate_days',
    help: 'Days until the first certificate in a file ends, by the setting that names the file',
    labelNames: ['setting'],
    registers: [context.metrics.registry],
    collect() {
      this.reset();
      for (const one of endingCertificates(context.config))
        this.set({ setting: one.setting }, daysLeft(one, context.clock()));
    },
  });
};
