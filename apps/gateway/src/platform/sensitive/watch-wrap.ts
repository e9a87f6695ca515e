import type { Context } from '../context.ts';
import type { KeyService } from '../key-service/key-service.ts';
import { KeyServiceError } from '../key-service/key-service-error.ts';
import type { Clock, KeyHolder } from '../ports.ts';
import type { KeyRow, OpenKey } from './wrapped-keys.ts';

/** Keys as they were read and opened last. */
interface Held {
  rows: readonly KeyRow[];
  open: readonly OpenKey[];
}

/** Whether one of ours still opens; where it wraps none yet, whether it would do. */
const faultOf = async (service: KeyService, { rows, open }: Held): Promise<string | null> => {
  const row = rows.find(service.isItsOwn);
  const known = open.find(({ number }) => number === row?.number);
  try {
    if (!row || !known) {
      await service.greet();
      return null;
    }
    return (await service.unwrap(row))?.equals(known.content) ? null : 'opens-nothing';
  } catch (error) {
    if (error instanceof KeyServiceError) return error.fault;
    throw error;
  }
};

/** Looks after the service while keys are in memory, so that it is mended before a gateway has to start. */
export const watchWrap = (
  service: KeyService | null,
  held: () => Held,
  clock: Clock,
): Pick<KeyHolder, 'check' | 'awaySince'> => {
  let since: Date | null = null;
  return {
    check: async () => {
      if (service === null) return null;
      const fault = await faultOf(service, held());
      since = fault === null ? null : (since ?? clock());
      return fault;
    },
    awaySince: () => since,
  };
};

/** Says once in the log that the service opens nothing of ours, and once that it does again. */
export const watchKeyService = async ({
  keyHolder,
  log,
}: Pick<Context, 'keyHolder' | 'log'>): Promise<void> => {
  const wasAway = keyHolder.awaySince() !== null;
  const fault = await keyHolder.check();
  if (fault !== null && !wasAway) log.error({ event: 'key-service-away', code: fault });
  if (fault === null && wasAway) log.info({ event: 'key-service-back' });
};
