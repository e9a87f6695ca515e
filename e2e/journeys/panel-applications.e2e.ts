import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { look } from '../pages/axe.ts';
import { leaveMessage, PanelApplicationsPage } from '../pages/panel-applications-page.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

for (const [language, name] of inTurn(
  1,
  [
    ['tr', 'Şükrü Yağcıoğlu'],
    ['ar', 'Işıl Demirtaş'],
  ] as const,
  timesOf('panel-applications'),
)) {
  test(`staff find a message, take it, note it and export it (${language})`, async ({ page }) => {
    await page.goto('/');
    const number = await leaveMessage(page, `${name} ${Date.now()}`, 'Merhaba, beni arar mısınız?');
    const person = await signInToPanel(page, 'owner', { language, to: '/panel/basvurular' });
    const applications = new PanelApplicationsPage(page, language);
    await look(page, 'list');

    await applications.look(number);
    await applications.open(number);
    await applications.assignTo(person.name);
    await applications.note('Yarın saat 14.00’te aranacak');
    await applications.reveal('+905321234567');
    await look(page, 'detail');

    await applications.back();
    await applications.look(number);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    const file = await applications.exportCsv();
    expect(file).toContain(number);
    expect(file).not.toContain(name);
  });
}
