import { type Html, html } from '../http/html.ts';
import { decimalOf } from '../payment-provider/amount.ts';
import type { Payment } from '../payment-provider/payment.ts';
import type { CallbackForm } from './callback-form.ts';

const bankName = 'Denizfeneri Bank';

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/bank.css">
</head>
<body>
<main>
<header><span class="mark" aria-hidden="true"></span><strong>${bankName}</strong><span class="note">3-D Secure</span></header>
${body}
<footer>Deneme bankası: gerçek para hareket etmez. <span lang="en">A pretend bank: no real money moves.</span></footer>
</main>
</body>
</html>`.html;

export interface ChallengeView {
  md: string;
  triesLeft: number | null;
  sandboxUrl: string;
}

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

export const challengePage = (payment: Payment, view: ChallengeView): string =>
  page(
    `${bankName}: SMS kodu`,
    html`<h1>Alışverişinizi onaylayın <small lang="en">Approve your purchase</small></h1>
<dl>
<div><dt>Tutar <span lang="en">Amount</span></dt><dd>${lira.format(decimalOf(payment.paidPrice))} ${payment.currency}</dd></div>
<div><dt>Kart <span lang="en">Card</span></dt><dd>**** ${payment.card.lastFour}</dd></div>
</dl>
${
  view.triesLeft !== null &&
  html`<p class="error" role="alert" id="error">Kod doğru değil. ${view.triesLeft} deneme hakkınız kaldı.
<span lang="en">That is not the code. ${view.triesLeft} tries left.</span></p>`
}
<form method="post" action="/challenge/answer">
<input type="hidden" name="md" value="${view.md}">
<label for="code">Telefonunuza gelen 6 haneli kod <span lang="en">6-digit code sent to your phone</span></label>
<p class="hint" id="hint">Deneme ortamı: kod <bdi><strong>${payment.challenge?.code ?? ''}</strong></bdi>,
<a href="${view.sandboxUrl}/#sms" target="_blank" rel="noopener">SMS kutusunda</a> da duruyor.
<span lang="en">Sandbox: the code also lies in the SMS box.</span></p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="${
      view.triesLeft === null ? 'hint' : 'error hint'
    }" autofocus>
<button type="submit" name="action" value="confirm">Onayla <span lang="en">Confirm</span></button>
<button type="submit" name="action" value="cancel" class="quiet">Vazgeç <span lang="en">Cancel</span></button>
</form>`,
  );

export const returnPage = (callbackUrl: string, form: CallbackForm): string =>
  page(
    `${bankName}: satıcıya dönülüyor`,
    html`<h1>Satıcıya dönülüyor <small lang="en">Going back to the shop</small></h1>
<form id="return" method="post" action="${callbackUrl}">
${Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
<button type="submit">Devam <span lang="en">Continue</span></button>
</form>
<script src="/return.js"></script>`,
  );

export const lostPage = (): string =>
  page(
    `${bankName}: bağlantı koptu`,
    html`<h1>Bağlantı koptu <small lang="en">The connection was lost</small></h1>
<p>Banka sizi satıcıya geri götüremedi. Bu, sandbox’ta seçilmiş bir aksaklıktır.
<span lang="en">The bank could not take you back to the shop. This fault was chosen in the sandbox.</span></p>`,
  );

export const unknownPage = (): string =>
  page(
    `${bankName}: işlem bulunamadı`,
    html`<h1>İşlem bulunamadı <small lang="en">No such payment</small></h1>
<p>Satıcının sayfasından yeniden başlayın. <span lang="en">Please start again from the shop.</span></p>`,
  );
