import type { Page } from 'playwright';
import { formActs, openForm, formPath as path, submitButton as submit } from './browser/form-acts.ts';
import { pressAndWait, watchAnswers } from './browser/in-moves.ts';
import { lineAtRest } from './browser/line-at-rest.ts';
import { dragAcross, pricedForm } from './browser/live-form.ts';
import { type ServedSite, serveSite } from './browser/served-site.ts';
import { cpuSlowdown, slow4g, slowPage } from './browser/slow-page.ts';
import { median, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 3);
const network = slow4g.devtools;
const link = `main a[href="${path}"]`;

const measured = new Map<string, number[]>();
const note = (name: string, ms: number) => measured.set(name, [...(measured.get(name) ?? []), ms]);

/** Home to the form: by a link that nothing announced, by one that was pointed at, and once more. */
async function moveAbout({ browser, site }: ServedSite, announced: boolean): Promise<void> {
  const { context, page } = await slowPage(browser, network, 'tr-TR');
  try {
    await page.goto(site, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
    if (announced) {
      await lineAtRest(page);
      const rested = lineAtRest(page);
      await page.locator(link).first().hover();
      await rested;
    }
    note(
      announced ? 'home → form, pointed at before' : 'home → form, pressed as soon as home listens',
      await page.evaluate(pressAndWait, { link, control: submit }),
    );
    await lineAtRest(page);
    await page.goBack();
    await page.locator(link).first().waitFor();
    note('home → form, again', await page.evaluate(pressAndWait, { link, control: submit }));
  } finally {
    await context.close();
  }
}

/** The slowest answer of one act, once everything has come and nothing moves. */
async function answerTo(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await lineAtRest(page);
  await page.evaluate(() => {
    window.benchSlowest = 0;
  });
  await act();
  /* event timing tells after the picture that followed */
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 400)));
  note(name, await page.evaluate(() => window.benchSlowest ?? 0));
}

async function answerOnForm({ browser, site }: ServedSite): Promise<void> {
  const { context, page } = await slowPage(browser, null, 'tr-TR');
  try {
    await page.addInitScript(watchAnswers);
    await openForm(page, site);
    for (const { name, prepare, act } of formActs(page)) {
      await prepare?.();
      await answerTo(page, name, act);
      await page.keyboard.press('Escape');
    }
  } finally {
    await context.close();
  }
}

/** The thumb of a trip's length: beside the price of a form, and above a list of offers that follows it. */
async function answerToThumb({ browser, site }: ServedSite): Promise<void> {
  const { context, page } = await slowPage(browser, null, 'tr-TR', site);
  try {
    await page.addInitScript(watchAnswers);
    const { toOffers } = await pricedForm(page);
    await answerTo(page, 'the thumb of days, dragged beside the price of a form', () => dragAcross(page));
    await toOffers();
    await answerTo(page, 'the same above a list of offers', () => dragAcross(page));
  } finally {
    await context.close();
  }
}

await withCleanup(async (later) => {
  const served = await serveSite(later, true);
  for (let round = 0; round < rounds; round += 1) {
    await moveAbout(served, false);
    await moveAbout(served, true);
    await answerOnForm(served);
    await answerToThumb(served);
  }
  console.log(machine());
  console.log(
    `Moves: ${network.downKbps} kbit/s down, ${network.latencyMs} ms, HTTP/2. Answers: no limit of the line. CPU × ${cpuSlowdown}, 390 × 844, medians of ${rounds}.`,
  );
  console.log(
    table(
      ['what', 'ms'],
      [...measured].map(([name, all]) => [name, whole(median(all))]),
    ),
  );
  console.log('Aims: unannounced 1200, pointed at 250, again 150; answers 64.');
});
