import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { chromium } from 'playwright';
import { type Market, openMarket } from '../apps/gateway/src/testing/purchase/market.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { signEverybodyIn } from './panel/picture-people.ts';
import { administrationStates } from './panel/picture-states/administration.ts';
import { salesStates } from './panel/picture-states/sales.ts';
import { addThings } from './panel/picture-things.ts';
import { everyScreen, takePicture, usualScreens } from './panel/take-picture.ts';
import { root } from './root.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/* Pictures of the panel in every state, in the two languages that differ most, on a phone and a desk. States are chosen by
   parts of their names; `--out folder` keeps the pictures there, `--only ar-390` takes one of the four, `--only ar-320` (`-768`,
   `-across`, `-large`) a screen that is looked at when it is asked for, `--dark` the dark scheme, `--day 20787` the four of all
   whose turn comes on that day: a journey of every second run takes them. */

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    dark: { type: 'boolean', default: false },
    day: { type: 'string' },
  },
});
const folder = values.out ?? mkdtempSync(join(tmpdir(), 'panel-pictures-'));
const kinds = (['tr', 'ar'] as const)
  .flatMap((language) => everyScreen.map((screen) => ({ language, screen })))
  .filter(({ language, screen }) =>
    values.only.length === 0 ? usualScreens.includes(screen) : values.only.includes(`${language}-${screen}`),
  );
const colorScheme = values.dark ? ('dark' as const) : ('light' as const);
const tabs = 2;

const states = [...salesStates, ...administrationStates].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);

const aDay = 4;

/** Those whose turn it is, far apart in the list; all of them when no day was named. */
function ofDay<Picture>(all: readonly Picture[]): Picture[] {
  if (values.day === undefined) return [...all];
  const days = Math.ceil(all.length / aDay);
  return all.filter((_, at) => at % days === Number(values.day) % days);
}

/* what the wire and a product's address say in every language, and a product's name as the pictures' releases have it */
const wordsOfChanges = ['Seyahat', 'kisir', 'kopek', 'pati', 'sigortasi'];

/** What people wrote themselves; it stays as it is in every language. */
async function namesIn({ context: { db } }: Market): Promise<string[]> {
  const partners = await db.selectFrom('partner').select('settings').execute();
  const staff = await db.selectFrom('staff').select('name').execute();
  const purposes = await db.selectFrom('payment_request').select('purpose').execute();
  return [
    ...partners.map(({ settings }) => String(Object(settings).brand_name)),
    ...staff.map(({ name }) => name),
    ...purposes.map(({ purpose }) => purpose),
    ...wordsOfChanges,
  ];
}

await withCleanup(async (later) => {
  mkdirSync(folder, { recursive: true });
  const market = await openMarket(
    { cancelUnknownMs: 400 },
    { DIST_DIR: process.env.DIST_DIR ?? join(root, 'dist') },
  );
  later(market.close);
  const people = await signEverybodyIn(market);
  const things = await addThings(market, people);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());
  const studio = {
    browser,
    origin: market.url,
    people,
    things,
    names: await namesIn(market),
    folder,
    colorScheme,
    /* a day's few stand beside other journeys */
    isShared: values.day !== undefined,
    patienceMs: values.day === undefined ? 8_000 : 60_000,
  };

  const began = performance.now();
  const left = ofDay(states.flatMap((state) => kinds.map((kind) => ({ state, ...kind }))));
  const all = left.length;
  const found: string[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { state, language, screen } = next;
      const faults = await takePicture(studio, state, language, screen);
      found.push(...faults.map((fault) => `${state.name} ${language} ${screen}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));

  console.log(machine());
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${all} pictures of ${states.length} states in ${seconds} s, ${found.length} findings: ${folder}`,
  );
  for (const line of found) console.log(`- ${line}`);
  if (found.length > 0) process.exitCode = 1;
});
