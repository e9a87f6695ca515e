import { expect, type Locator, type Page, test } from '@playwright/test';
import { annasPassport, sukrusCard } from '@sigorta/paper-reader/testing/sample-papers';
import type { Paper } from '@sigorta/paper-reader/testing/zone-text';
import { inTurn } from '@sigorta/tooling/test/rotation';
import { newBuyer } from '../buyers/buyer.ts';
import { billingOf, goodCard } from '../buyers/cards.ts';
import { look } from '../pages/axe.ts';
import { FormPage } from '../pages/form-page.ts';
import { GivenAnswers } from '../pages/given-answers.ts';
import { paperFile } from '../pages/paper-file.ts';
import { PaymentPage } from '../pages/payment-page.ts';
import { foreignTravel, type Shop, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import { timesOf } from '../turns/journeys-in-turn.ts';

/* by hand: where to, two days, two pictures; then phone, e-mail and a consent; card, invoice and three consents */
const toThePrice = 5;
const inAll = toThePrice + 3 + 3 + 2 + 3;

test.use({ viewport: { width: 390, height: 844 } });

/** @param says how many answers the paper gives */
async function read({ page, words }: Shop, person: Locator, paper: Paper, says: number): Promise<void> {
  await person.getByRole('button', { name: words('form.person.fromPaper') }).click();
  await page
    .getByRole('dialog', { name: words('paper.title') })
    .getByLabel(words('paper.choose'))
    .last()
    .setInputFiles(paperFile(paper));
  const answers = page.getByRole('dialog', { name: words('paper.read') });
  await expect(answers).toBeVisible();
  await look(page, 'what a paper says before the price');
  await answers.getByRole('button', { name: words('paper.fill', { count: says }) }).click();
  await expect(person.getByText(words('form.person.paperLater'))).toBeVisible();
}

/** Everything that the browser sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

for (const language of inTurn(1, ['tr', 'ar'] as const, timesOf('two-by-pictures'))) {
  test(`two persons are insured abroad with two pictures and ${inAll} answers in all, in ${language}`, async ({
    page,
  }) => {
    const given = await GivenAnswers.of(page);
    const shop = await shopFor(page, foreignTravel, language);
    const buyer = newBuyer(shop.samples, `resimle-${language}`);
    const form = await new FormPage(shop).open();
    const [trip] = form.asked.steps;
    if (!trip) throw new Error('a trip was expected');
    const sent = sentBy(page);
    await form.fillStep(trip, buyer.application);
    await form.proceed();
    await read(shop, form.person(0), sukrusCard, 5);
    await form.addPerson(1);
    await read(shop, form.person(1), annasPassport, 6);
    await form.proceed();
    const offers = await form.offers();
    await offers.complete();
    expect(given.names).toHaveLength(toThePrice);
    for (const text of ['SUKRU', 'OZTURK', '10000000146', 'SCHMIDT', 'ANNA', 'L898902C3'])
      expect(sent.filter((one) => one.includes(text))).toEqual([]);

    const particulars = await offers.choose();
    await expect(particulars.field('firstName', particulars.person(0))).toHaveValue('SUKRU');
    await expect(particulars.field('passportNo', particulars.person(1))).toHaveValue('L898902C3');
    await particulars.proceed();
    const contact = particulars.steps.at(-1);
    if (!contact) throw new Error('a way to reach the buyer was expected');
    await particulars.fillStep(contact, buyer.application);
    await particulars.consent();
    await particulars.proceed();

    const payment = new PaymentPage(shop);
    await payment.arrived();
    await expect(payment.cardField('firstName')).toHaveValue('SUKRU');
    await payment.cardField('number').fill(goodCard.number);
    await payment.cardField('expiry').fill(`${goodCard.month}/${goodCard.year.slice(2)}`);
    await payment.cardField('cvv').fill(goodCard.cvv);
    await payment.payAtOnce();
    const billing = billingOf(buyer.email);
    await payment.choosePlace(billing);
    await payment.billingField('address').fill(billing.address);
    await payment.consent();
    expect(given.count, given.names.join(', ')).toBe(inAll);

    const bank = await payment.payThroughBank();
    const policy = await bank.confirmAndReturn(await sandbox.bankCode(buyer.phone));
    await policy.ready();
  });
}
