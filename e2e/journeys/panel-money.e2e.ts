import { expect, test } from '@playwright/test';
import { withLanguage } from '@sigorta/i18n/paths';
import { panelStateTexts } from '@sigorta/i18n/texts/panel-states/all';
import { QuickBuyer } from '../buyers/quick-buyer.ts';
import { PanelApplicationsPage } from '../pages/panel-applications-page.ts';
import { PanelPaymentsPage } from '../pages/panel-payments-page.ts';
import {
  CancellationQueuePage,
  CustomersPage,
  ProposalInboxPage,
  TransferQueuePage,
} from '../pages/panel-queue-pages.ts';
import { signInToPanel } from '../pages/panel-sign-in.ts';
import { domesticTravel, shopFor } from '../pages/shop.ts';
import { sandbox } from '../system/global.ts';
import { auditTexts } from '../words/people-texts.ts';

/** kuruş as they are typed */
const typed = (minor: number): string => (minor / 100).toFixed(2).replace('.', ',');

test('a refund asked for by one person is approved by a second, and the money goes back', async ({
  page,
  browser,
  request,
}) => {
  const quick = new QuickBuyer(request, await shopFor(page, domesticTravel), 'iade');
  const [cheapest] = await quick.offers();
  if (!cheapest) throw new Error('nobody offers');
  const purchaseId = await quick.pay(cheapest);

  await signInToPanel(page, 'finance', { at: 2, to: '/panel/odemeler' });
  const payments = new PanelPaymentsPage(page, 'tr');
  await payments.find(purchaseId);
  await payments.backTo(purchaseId);
  await payments.askForRefund(typed(cheapest.price.minor - 100), 'Müşteri aynı poliçeyi iki kez almış');
  await payments.mayNotDecide();

  const second = await (await browser.newContext()).newPage();
  await signInToPanel(second, 'finance', { at: 3, language: 'ar', to: `/panel/odemeler/${purchaseId}` });
  const others = new PanelPaymentsPage(second, 'ar');
  await others.approve('Dekont ve poliçe karşılaştırıldı');
  await others.refunded(panelStateTexts.ar['refund.DONE']);
  await second.context().close();
});

test('what an insurer said is asked for in Arabic and approved in the Turkish inbox, and the buyer is paid back', async ({
  page,
  browser,
  request,
}) => {
  const quick = new QuickBuyer(request, await shopFor(page, domesticTravel), 'kuyruk');
  /* others buy the cheapest */
  const dearest = (await quick.offers()).at(-1);
  if (!dearest) throw new Error('nobody offers');
  const purchaseId = await quick.pay(dearest);
  const policyNumber = await quick.policyNumber(purchaseId);
  await sandbox.insurer(dearest.insurer.id, { fault: 'cancel-timeout' });
  await quick.cancel(purchaseId);
  await signInToPanel(page, 'call-centre', { language: 'ar', to: '/panel/iptaller' });
  await expect.poll(() => quick.notice(purchaseId)).toBe('manual');
  await sandbox.insurer(dearest.insurer.id, { fault: 'none' });
  const queue = new CancellationQueuePage(page, 'ar');
  await queue.open(policyNumber);
  const said = 'تم التواصل هاتفيًا مع الشركة';
  await queue.settleAsCancelled(typed(dearest.price.minor), said);
  const second = await (await browser.newContext()).newPage();
  await signInToPanel(second, 'finance', { at: 4, to: '/panel/onaylar' });
  const inbox = new ProposalInboxPage(second, 'tr');
  await inbox.approve(said, 'Şirketle yazışıldı, doğru');
  await inbox.isDone(said);
  await second.context().close();
  await queue.refunded();
});

test('a transfer is confirmed and becomes the policy; its buyer is found by phone, and who looked is written down', async ({
  page,
  browser,
  request,
}) => {
  const quick = new QuickBuyer(request, await shopFor(page, domesticTravel), 'havale');
  const { purchaseId, reference, offer } = await quick.transfer(await quick.offers());
  await signInToPanel(page, 'owner', { at: 4, to: '/panel/havaleler' });
  await new TransferQueuePage(page, 'tr').enter(reference, typed(offer.price.minor));
  const second = await (await browser.newContext()).newPage();
  await signInToPanel(second, 'finance', { at: 5, to: '/panel/onaylar' });
  await new ProposalInboxPage(second, 'tr').approve(reference, 'Ekstreye bakıldı');
  await second.context().close();
  await quick.issued(purchaseId);

  await page.goto('/panel/musteriler');
  const customers = new CustomersPage(page, 'tr');
  await customers.find(quick.buyer.phone.replace('+90', '0'));
  expect(page.url()).not.toContain(quick.buyer.phone.slice(-7));
  await customers.openPurchase();
  await new PanelApplicationsPage(page, 'tr').reveal(quick.buyer.phone);

  await page.goto(withLanguage(`/panel/denetim?ara=${purchaseId}`, 'tr'));
  const entry = page.getByRole('row').filter({ hasText: auditTexts.tr['action.personal-data.revealed'] });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(purchaseId);
});
