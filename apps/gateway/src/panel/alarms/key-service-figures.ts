import { Gauge } from 'prom-client';
import type { Context } from '../../platform/context.ts';
import type { Figure } from './read-money.ts';

type Parts = Pick<Context, 'keyHolder'>;

const awaySeconds = ({ keyHolder }: Parts, now: Date): number => {
  const since = keyHolder.awaySince();
  return since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);
};

/** What the reading says of the service that wraps keys, as the gateway found it that reads. */
export const keyServiceFigure = (context: Parts, now: Date): Figure => ({
  name: 'key_service_away_seconds',
  thing: '',
  state: '',
  value: awaySeconds(context, now),
});

/** Shows the same in `/metrics`; each gateway its own. */
export const registerKeyServiceMetric = (context: Parts & Pick<Context, 'clock' | 'metrics'>): void => {
  new Gauge({
    name: 'gateway_key_service_away_seconds',
    help: 'Since when the service that wraps keys opens none of them, for this gateway; 0 while it does or where none is named',
    registers: [context.metrics.registry],
    collect() {
      this.set(awaySeconds(context, context.clock()));
    },
  });
};
