import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { findChromium } from '@sigorta/tooling/test/chromium';
import { chromium, type Page } from 'playwright';
import { violationsOn } from '../e2e/pages/axe-run.ts';
import { serveFolder } from './browser/static-server.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

/* Every story of the workshop in four languages, three brand colours and two widths. The workshop's own axe is switched
   off: two at once refuse each other. */

const folder = join(root, 'packages/ui-kit/dist/workshop');
const brands = ['carsi', 'yellow', 'plum'];
const widths = [390, 1280];
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const origin = `http://localhost:${benchPort}`;

if (!existsSync(folder)) {
  console.error('Build it first: pnpm --filter @sigorta/ui-kit workshop:build');
  process.exit(1);
}
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const stories = Object.values(entries)
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);

/** What is wrong with the story on the screen, one line each. */
async function faultsOf(page: Page): Promise<string[]> {
  const violations = await violationsOn(page, { tags: rules, within: '#storybook-root' });
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} ${target.join(' ')}`));
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const story = page.locator('#storybook-root');
  const text = (await story.textContent()) ?? '';
  const pictures = await story.locator('svg, img').count();
  return [
    ...serious,
    ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
    ...(/\bkit\.[a-z]+\.[a-z]/.test(text) ? ['a text key on the screen'] : []),
    ...(text.trim() === '' && pictures === 0 ? ['an empty screen'] : []),
  ];
}

interface Channel {
  emit: (event: 'updateGlobals', change: { globals: Record<string, string> }) => void;
}

/** What the toolbar does, without loading the page again. */
async function dress(page: Page, language: string, brand: string): Promise<void> {
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      channel.emit('updateGlobals', { globals });
    },
    { language, brand },
  );
  await page.locator(`html[lang="${language}"][data-brand="${brand}"]`).waitFor();
}

await withCleanup(async (later) => {
  later(await serveFolder(folder, benchPort));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  });
  later(() => browser.close());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const found: string[][] = [];
  let where: string[] = [];
  let looked = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') found.push([...where, `${message.text()} ${message.location().url}`]);
  });
  for (const story of stories) {
    where = [story, '', '', ''];
    await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
    await page.locator('#storybook-root main').waitFor();
    for (const language of languages)
      for (const brand of brands) {
        await dress(page, language, brand);
        for (const width of widths) {
          where = [story, language, brand, String(width)];
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await faultsOf(page)) found.push([...where, fault]);
          looked += 1;
        }
      }
  }
  console.log(machine());
  console.log(`${stories.length} stories, ${looked} screens, ${found.length} faults.`);
  if (found.length > 0) {
    console.log(table(['story', 'language', 'brand', 'width', 'fault'], found.slice(0, 60)));
    process.exitCode = 1;
  }
});
