import { expect, test } from '@playwright/test';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { PeoplePage } from '../pages/people-page.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

for (const [language, name, at] of inTurn(
  0,
  [
    ['tr', 'Şule Öz', 2],
    ['ru', 'Ирина Петрова', 3],
  ] as const,
  timesOf('panel-people'),
)) {
  test(`an owner invites somebody, switches them off, and finds both in the log (${language})`, async ({
    page,
  }) => {
    await signInToPanel(page, 'owner', { language, at, to: '/panel/kullanicilar' });
    const people = new PeoplePage(page, language);
    const person = `${name} ${Date.now()}`;
    await people.openForm();
    await people.invite({
      name: person,
      email: `kisi.${Date.now()}@ornek.com`,
      role: 'agent',
      partnerId: 'kaya-acente',
    });
    await people.manage(person);
    await people.switchOff(person);

    await people.openLog();
    await people.expectLogged('action.staff.switched-off');
    await people.expectLogged('action.staff.invited');
    await people.checkChain();
    await people.openEntry('action.staff.switched-off');
    await expect(page.getByRole('dialog')).toContainText('Kaya');
  });
}
