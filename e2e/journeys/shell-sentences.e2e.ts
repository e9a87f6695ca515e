import { type Browser, type Page, test } from '@playwright/test';
import { brandSentences } from '../sentences/brand-sentences.ts';
import { chatSentences } from '../sentences/chat-sentences.ts';
import { homeSentences } from '../sentences/home-sentences.ts';
import { layoutSentences } from '../sentences/layout-sentences.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { basePort } from '../system/ports.ts';
import { wordsOf } from '../words/words.ts';

const words = wordsOf('tr');
const chapters = {
  'home (spec §2)': homeSentences,
  'layout (spec §2, §6)': layoutSentences,
  'chat and timings (spec §2, §4, §6)': chatSentences,
  'settings, storage and overlays (spec §2, §3, §7)': brandSentences,
};

/* one after the other, so that those who leave a page as it came share it */
test.describe.configure({ mode: 'default' });

async function opened(browser: Browser, { partner, path = '/', width = 1280, at }: Sentence): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
  if (partner)
    await context.addCookies([{ name: 'partner', value: partner, url: `http://localhost:${basePort}` }]);
  const page = await context.newPage();
  if (at) await page.clock.install({ time: at });
  await page.goto(path);
  return page;
}

/** Pages that stay open, by what they are. */
const shared = new Map<string, Page>();
const sharedPage = async (browser: Browser, sentence: Sentence): Promise<Page> => {
  const { partner, path, width, at } = sentence;
  const key = JSON.stringify([partner, path, width, at]);
  const page = shared.get(key) ?? (await opened(browser, sentence));
  shared.set(key, page);
  return page;
};
test.afterAll(async () => {
  for (const page of shared.values()) await page.context().close();
});

for (const [chapter, sentences] of Object.entries(chapters)) {
  test.describe(chapter, () => {
    for (const one of sentences) {
      const { sentence, partner, leavesItAsItCame, check } = one;
      const brand = partner ? [{ type: 'partner', description: partner }] : [];
      test(sentence, { annotation: brand }, async ({ browser }) => {
        const page = leavesItAsItCame ? await sharedPage(browser, one) : await opened(browser, one);
        await check(page, words);
        if (!leavesItAsItCame) await page.context().close();
      });
    }
  });
}
