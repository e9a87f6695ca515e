import type { Context } from '../context.ts';
import { databaseOf, inScope, openScope } from '../telemetry/scope.ts';
import type { Job, Outcome } from './claim.ts';

/** Does a job as a trace of its own, since nobody waits for it: its calls outside stand below one span. */
export async function traced(
  context: Pick<Context, 'telemetry' | 'metrics'>,
  { kind, attempts }: Job,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const scope = openScope(context);
  const from = Date.now();
  const tell = (failed: boolean): void =>
    context.telemetry.span({
      name: `job ${kind}`,
      kind: 'job',
      trace: scope.trace,
      from,
      until: Date.now(),
      attributes: { 'gateway.job.kind': kind, 'gateway.job.attempt': attempts + 1, ...databaseOf(scope) },
      failed,
    });
  try {
    const outcome = await inScope(scope, work);
    tell(false);
    return outcome;
  } catch (error) {
    tell(true);
    throw error;
  }
}
