import { test } from '@playwright/test';
import { brandSentences } from '../sentences/brand-sentences.ts';
import { chatSentences } from '../sentences/chat-sentences.ts';
import { homeSentences } from '../sentences/home-sentences.ts';
import { layoutSentences } from '../sentences/layout-sentences.ts';
import { basePort } from '../system/ports.ts';
import { wordsOf } from '../words/words.ts';

const words = wordsOf('tr');
const chapters = {
  'home (spec §2)': homeSentences,
  'layout (spec §2, §6)': layoutSentences,
  'chat and timings (spec §2, §4, §6)': chatSentences,
  'settings, storage and overlays (spec §2, §3, §7)': brandSentences,
};

test.use({ reducedMotion: 'reduce' });

for (const [chapter, sentences] of Object.entries(chapters)) {
  test.describe(chapter, () => {
    for (const { sentence, partner, path = '/', width = 1280, at, check } of sentences) {
      const brand = partner ? [{ type: 'partner', description: partner }] : [];
      test(sentence, { annotation: brand }, async ({ page, context }) => {
        if (partner)
          await context.addCookies([
            { name: 'partner', value: partner, url: `http://localhost:${basePort}` },
          ]);
        if (at) await page.clock.install({ time: at });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await check(page, words);
      });
    }
  });
}
