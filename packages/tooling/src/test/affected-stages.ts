import type { Affected } from './affected.ts';
import type { Base } from './changed-files.ts';
import { onEmbeddedDatabase } from './engines.ts';
import {
  bin,
  bothCores,
  browserStage,
  embeddedStage,
  type Stage,
  serverStage,
  stages,
  vitestWords,
} from './stages.ts';

const readable = /\.(?:[cm]?[jt]sx?|jsonc?|css)$/;

/** Read by name while it runs, so no test's imports tell of it. */
const readsEveryProduct = 'packages/product-kit/src/discover.ts';

/** Only what a change can touch. The order is that of the whole command. */
export function affectedStages(affected: Affected, base: Base): Stage[] {
  const chosen: Stage[] = [];
  for (const stage of stages) {
    const own = narrowed(stage, affected, base);
    if (own) chosen.push(own);
  }
  return chosen;
}

/** A stage as an affected run has it: smaller, as it is, or not at all. What is not named runs when sources changed. */
const narrow: Record<string, (stage: Stage, affected: Affected, base: Base) => Stage | null> = {
  'format and lint': (stage, { files }) => {
    const looked = files.filter((file) => readable.test(file));
    return looked.length ? { ...stage, args: ['ci', ...looked, ...stage.args.slice(2)] } : null;
  },
  types: (stage, _affected, base) => ({
    ...stage,
    command: bin('turbo'),
    args: ['run', 'typecheck', '--output-logs=errors-only', '--affected'],
    env: { TURBO_SCM_BASE: base.commit },
  }),
  build: whenPagesAreNeeded,
  assemble: whenPagesAreNeeded,
  unit: (stage, affected) => ({ ...stage, args: relatedTests(stage, affected) }),
  /* who changed the gateway tries what stands for all days */
  'gateway on the embedded database': (_stage, { gateway }) =>
    gateway ? embeddedStage(onEmbeddedDatabase({ isAll: true })) : null,
  'gateway on a PostgreSQL server': (_stage, { gateway }) => (gateway ? serverStage([]) : null),
  bytes: (stage, { site, journeys }) => (site && journeys === 'all' ? stage : null),
  'browser journeys': browserOf,
  /* a part of the tests says nothing of the whole */
  specification: () => null,
};

function whenPagesAreNeeded(stage: Stage, { site, journeys }: Affected): Stage | null {
  return site || journeys !== 'none' ? stage : null;
}

function narrowed(stage: Stage, affected: Affected, base: Base): Stage | null {
  const own = narrow[stage.name];
  if (own) return own(stage, affected, base);
  return affected.files.some((file) => readable.test(file)) ? stage : null;
}

function relatedTests({ report }: Stage, { files, families }: Affected): string[] {
  const args = vitestWords(report?.file ?? '', ['unit', 'sandbox']);
  const sources = files.filter((file) => readable.test(file));
  const read = families.length ? [...sources, readsEveryProduct] : sources;
  return ['related', '--run', ...read, ...args.slice(1), ...bothCores, '--passWithNoTests'];
}

function browserOf(stage: Stage, { journeys, families }: Affected): Stage | null {
  if (journeys === 'none') return null;
  if (journeys === 'all') return stage;
  if (journeys === 'panel') return browserStage('browser journeys of the panel', ['journeys/panel-']);
  const bought = ['journeys/buy-every-product', 'journeys/buy-at-the-wire'];
  return browserStage('purchases of changed families', bought, { FAMILIES: families.join(',') });
}

/** What an affected run does not try, in one sentence; null when it tries everything. */
export function leftOut(chosen: readonly Stage[], { journeys, families }: Affected): string | null {
  const names = new Set(chosen.map(({ name }) => name));
  /* what only counts the whole is no part that a change could touch */
  const missing = stages
    .filter(({ name }) => !names.has(name) && name !== 'specification')
    .map(({ name }) => name);
  const ofBrowser =
    journeys === 'families' ? `but the purchases of ${families.join(', ')}` : 'but those of the panel';
  const told = missing.map((name) =>
    name === 'browser journeys' && journeys !== 'none' ? `${name} ${ofBrowser}` : name,
  );
  if (told.length === 0) return null;
  return `Left out, as this change cannot touch it or only little: ${told.join('; ')}. "pnpm test" runs them.`;
}
