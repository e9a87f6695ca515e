import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { uselessOnPaper } from '../pages/on-paper.ts';
import { brokenAmounts } from '../pages/on-screen.ts';
import { foreignTravel, shopFor } from '../pages/shop.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

/* by hand, from the sandbox's sentences: what Laledere answers on a lost bag of 500 euros, with its words */
const sentence = 'Taşıyıcıya teslim edilen bagajın kaybolması, çalınması ya da hasar görmesi hâlinde';
const lostBag = { tr: 'Uçağa verilen bavul kayboldu', ar: 'فُقدت حقيبة سُلّمت لشركة الطيران' };

for (const language of inTurn(0, ['tr', 'ar'] as const, timesOf('what-if'))) {
  test(`an offer says what it pays of a lost bag and on which sentence, in ${language}`, async ({ page }) => {
    const shop = await shopFor(page, foreignTravel, language);
    const { words } = shop;
    const form = await new FormPage(shop).open();
    const offers = await form.askForOffers(newBuyer(shop.samples, `ya-olursa-${language}`).application);
    await offers.complete();

    const card = offers.card('Laledere');
    await card.getByRole('button', { name: words('offer.details') }).click();
    const block = card.getByRole('region', { name: words('whatIf.title'), exact: true });
    await expect(block.getByRole('listitem')).toHaveCount(5);
    await block.getByRole('button', { name: words('whatIf.more'), exact: true }).click();
    const item = block.getByRole('listitem').filter({ hasText: lostBag[language] });
    await expect(item.getByText(words('whatIf.partly'), { exact: true })).toBeVisible();
    const quoted = item.locator('blockquote[lang="tr"]');
    await expect(quoted).toBeHidden();
    const fold = item.getByRole('button', { name: words('whatIf.quotes'), exact: true });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(quoted).toContainText(sentence);
    await look(page, `offer that answers, ${language}`);

    expect(await uselessOnPaper(page), 'offers on paper').toEqual([]);

    await offers.compare(2);
    const row = page.getByRole('row').filter({ hasText: lostBag[language] });
    await expect(row.getByRole('cell')).toHaveCount(2);
    await look(page, `answers compared, ${language}`);
    expect(await uselessOnPaper(page), 'the comparison on paper').toEqual([]);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenAmounts(page.getByRole('table')), `amounts at ${width} px`).toEqual([]);
    }
  });
}
