import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { newRecordKey } from '../apps/gateway/src/platform/sensitive/record-keys.ts';
import {
  openApplication,
  sealApplication,
} from '../apps/gateway/src/platform/sensitive/sealed-application.ts';
import { numberedKeys } from '../apps/gateway/src/testing/known-keys.ts';
import { knownProduct } from '../apps/gateway/src/testing/known-product.ts';
import { table } from './print/table.ts';

/** What it costs to seal and to open the application of two travellers, with ids alone, birth dates, more and all: CPU, best of seven rounds. */
const times = 1_000;
const { product, samples } = await knownProduct('domestic-travel');
const application = (await samples()).valid({ today: todayInIstanbul(new Date()) });
const ring = numberedKeys({ 1: Buffer.alloc(32, 1) });
const naming = (alsoSeals: string[]) => ({ ...ring, sealing: () => ({ ...ring.sealing(), alsoSeals }) });

const microseconds = (work: () => unknown): number => {
  const rounds = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  });
  return Math.min(...rounds);
};

const rows = (
  [
    ['ids alone', naming([])],
    ['ids and birth dates', naming(['birthDate'])],
    ['mail addresses, too', naming(['birthDate', 'email'])],
    ['phones, too', naming(['birthDate', 'email', 'phone'])],
    ['names, too', ring],
  ] as const
).map(([name, keys]) => {
  const own = newRecordKey(keys, { id: 'bench', partnerId: 'bench', phone: '+905321234567' }, new Date());
  const stored = sealApplication(own.keys, product, 'bench', application);
  const key = own.row?.wrapped ?? null;
  const sealed = microseconds(() => sealApplication(own.keys, product, 'bench', application));
  const opening = microseconds(() =>
    openApplication(ring, product, { id: 'bench', application: stored, key }),
  );
  return [name, `${sealed.toFixed(1)} µs`, `${opening.toFixed(1)} µs`, `${JSON.stringify(stored).length}`];
});
console.log(table(['sealed', 'sealing', 'opening', 'characters'], rows));
