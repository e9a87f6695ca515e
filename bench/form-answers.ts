import { parseArgs } from 'node:util';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { type Browser, chromium } from 'playwright';
import { startSystem } from '../e2e/system/system.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { formActs, openForm } from './browser/form-acts.ts';
import { lineAtRest } from './browser/line-at-rest.ts';
import { cpuSlowdown, slowPage } from './browser/slow-page.ts';
import { type Answer, tracedAnswer } from './browser/traced-answer.ts';
import { wholeAnswer } from './browser/whole-answer.ts';
import { median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** another built checkout, measured in turns with this one: what it was before a change */
    beside: { type: 'string' },
    rounds: { type: 'string', default: '7' },
  },
});
const rounds = Number(values.rounds);

interface FormAnswer extends Answer {
  /** from the press to the picture of all that it led to; as `ms` where the first picture holds it */
  whole: number;
}

interface Site {
  name: string;
  url: string;
  answers: Map<string, FormAnswer[]>;
}

/** All acts on a page of its own; what they gave is noted with the site. */
async function answersOf(browser: Browser, { url, answers }: Site): Promise<void> {
  const { context, page } = await slowPage(browser, null, 'tr-TR');
  await openForm(page, url);
  for (const { name, prepare, act, whole: sight } of formActs(page)) {
    await prepare?.();
    await lineAtRest(page);
    const seen = sight && (await wholeAnswer(page, sight));
    const answer = await tracedAnswer(browser, page, act);
    const whole = seen ? await seen() : answer.ms;
    answers.set(name, [...(answers.get(name) ?? []), { ...answer, whole }]);
    await page.keyboard.press('Escape');
  }
  await context.close();
}

await withCleanup(async (later) => {
  const sites: Site[] = [];
  const serve = async (name: string, folder: string): Promise<void> => {
    const port = benchPort + 10 * sites.length;
    const settings = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
    const system = await startSystem(port, settings, folder);
    later(system.stop);
    sites.push({ name, url: system.url, answers: new Map() });
  };
  await serve('here', root);
  if (values.beside) await serve('before', values.beside);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());
  for (let round = 0; round < rounds; round += 1)
    /* who comes first changes, or one of them would always meet the machine as the other left it */
    for (const site of round % 2 ? sites.toReversed() : sites) await answersOf(browser, site);
  console.log(machine());
  console.log(`CPU × ${cpuSlowdown}, 390 × 844, traced, medians of ${rounds}.`);
  const [here, before] = sites;
  const figure = (site: Site | undefined, name: string, of: keyof FormAnswer): number =>
    median((site?.answers.get(name) ?? []).map((answer) => answer[of]));
  console.log(
    table(
      ['what', ...['CPU, ms', 'answer, ms', 'whole, ms'].flatMap((of) => [of, 'before', 'ratio'])],
      [...(here?.answers.keys() ?? [])].map((name) => [
        name,
        ...(['cpu', 'ms', 'whole'] as const).flatMap((of) => {
          const [now, then] = [figure(here, name, of), figure(before, name, of)];
          return [whole(now), before ? whole(then) : '', before ? times(now / then) : ''];
        }),
      ]),
    ),
  );
  console.log('Aim: an answer within 64 ms. Whole: the picture of all that a press led to.');
});
