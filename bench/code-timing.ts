import { phoneHashes } from '../apps/gateway/src/platform/sensitive/sealed-phone.ts';
import { nameInClear } from '../apps/gateway/src/testing/name-in-clear.ts';
import { phoneInClear } from '../apps/gateway/src/testing/phone-in-clear.ts';
import { addressOf, CodeAttacker } from './gateway/code-attacker.ts';
import { quietGateway } from './gateway/quiet-gateway.ts';
import { median, percentile, times } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const siteToken = 'sigorta-carsisi-site';
const pairs = Number(process.argv[2] ?? 1500);
const warmUp = 100;
/** beyond it the medians would tell the two apart; noise of a quiet machine stays far below */
const bound = 1.1;

const phoneOf = (place: number): string => `+90532${String(1_000_000 + place).padStart(7, '0')}`;

/** Asks for codes of numbers we know and numbers we do not, in turn; the answers must take equally long. */
await withCleanup(async (later) => {
  const { app, context, pass } = await quietGateway(later);
  const now = new Date();
  const known = Array.from({ length: pairs }, (_, place) => phoneOf(place * 2));
  for (let from = 0; from < known.length; from += 500) {
    await context.db
      .insertInto('application')
      .values(
        known.slice(from, from + 500).map((phone, place) => ({
          id: `KNOWN${from + place}`,
          partner_id: 'default',
          full_name: nameInClear('Defne Aydın'),
          phone: phoneInClear(phone),
          ...phoneHashes(context.dataKeys, phone),
          email: null,
          product: 'iletisim',
          language: 'tr' as const,
          message: null,
          answers: null,
          consents: '[]',
          created_at: now,
        })),
      )
      .execute();
  }
  const took = { known: [] as number[], unknown: [] as number[] };
  const ask = async (kind: keyof typeof took, phone: string, place: number): Promise<void> => {
    const attacker = new CodeAttacker(app, siteToken);
    await attacker.call('partner/website-info', 'GET', addressOf(place));
    const began = performance.now();
    const { status } = await attacker.askFor(phone, addressOf(place));
    if (status !== 200) throw new Error(`no code was sent: ${status}`);
    if (place >= warmUp * 2) took[kind].push(performance.now() - began);
  };
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const [at, kind] of order.entries())
      await ask(kind, phoneOf(pair * 2 + (kind === 'known' ? 0 : 1)), pair * 2 + at);
    if (pair % 5 === 4) pass(1000);
  }
  const ratio = median(took.known) / median(took.unknown);
  console.log(machine());
  console.log(
    table(
      ['number', 'codes asked', 'median ms', '95 % ms'],
      (['known', 'unknown'] as const).map((kind) => [
        kind,
        took[kind].length,
        median(took[kind]).toFixed(2),
        percentile(took[kind], 0.95).toFixed(2),
      ]),
    ),
  );
  console.log(`Known over unknown, medians: ${times(ratio)} (may be ${(1 / bound).toFixed(2)} to ${bound})`);
  if (ratio > bound || ratio < 1 / bound) process.exitCode = 1;
});
