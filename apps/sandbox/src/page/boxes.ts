import { charges } from '../control/ledger.ts';
import { type Html, html } from '../http/html.ts';
import { insurerOf } from '../insurers/directory.ts';
import { policiesOf } from '../insurers/records.ts';
import { mailsTo } from '../mail/mailbox.ts';
import { smsTo } from '../sms/box.ts';
import { newest, type View } from './view.ts';

const empty = (text: string): Html => html`<p class="empty">${text}</p>`;

export const smsBox = ({ world, say, sayAny, hour }: View): Html => {
  const list = smsTo(world, undefined).slice(0, newest);
  if (list.length === 0) return empty(say('smsEmpty'));
  return html`<ul class="messages">${list.map(
    (sms) => html`<li>
<p class="meta"><strong><bdi>${sms.to || '?'}</bdi></strong> <span class="tag">${sayAny(`sms.${sms.kind}`)}</span> ${sms.from} <time>${hour(sms.at)}</time></p>
<p>${sms.text}</p>
</li>`,
  )}</ul>`;
};

export const mailBox = ({ world, say, hour, language }: View): Html => {
  const list = mailsTo(world, undefined).slice(0, newest);
  if (list.length === 0) return empty(say('mailsEmpty'));
  return html`<ul class="messages">${list.map(
    (mail) => html`<li>
<p class="meta"><strong><bdi>${mail.to.join(', ')}</bdi></strong> <time>${hour(mail.at)}</time></p>
<p><a href="/posta/${mail.id}?lang=${language}">${mail.subject || '(…)'}</a></p>
<p class="meta">${mail.attachments.map(
      ({ filename, size }, index) =>
        html`<a class="file" href="/control/mails/${mail.id}/attachments/${index}">${filename} <span>${Math.ceil(size / 1024)} KB</span></a> `,
    )}</p>
</li>`,
  )}</ul>`;
};

export const policyBox = ({ world, say, hour, money }: View): Html => {
  const list = policiesOf(world).all().reverse().slice(0, newest);
  if (list.length === 0) return empty(say('policiesEmpty'));
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${say('policies')}"><table>
<thead><tr><th>${say('policyNo')}</th><th>${say('insurer')}</th><th>${say('product')}</th><th>${say('period')}</th><th class="number">${say('premium')}</th><th>${say('reference')}</th><th>${say('time')}</th></tr></thead>
<tbody>${list.map(
    ({ policy, insurer, product, premium }) => html`<tr>
<td><bdi>${policy.policyNo}</bdi></td><td>${insurerOf(insurer)?.shortName}</td><td>${product}</td>
<td><bdi>${policy.startsAt} – ${policy.endsAt}</bdi></td><td class="number">${money(premium.minor, premium.currency)}</td>
<td><bdi class="id">${policy.reference}</bdi></td><td>${hour(policy.issuedAt)}</td>
</tr>`,
  )}</tbody></table></div>`;
};

export const chargeBox = ({ world, say, sayAny, hour, money }: View): Html => {
  const { rows, net } = charges(world, {});
  if (rows.length === 0) return empty(say('chargesEmpty'));
  const sums = new Map<string, number>();
  for (const each of net) sums.set(each.currency, (sums.get(each.currency) ?? 0) + each.net);
  const total = [...sums].map(([currency, minor]) => money(minor, currency)).join(' + ');
  return html`<p class="sum">${say('net')}: <strong>${total}</strong></p>
<div class="scroll" tabindex="0" role="group" aria-label="${say('charges')}"><table>
<thead><tr><th>${say('time')}</th><th>${say('kind')}</th><th class="number">${say('amount')}</th><th>${say('payment')}</th><th>${say('reference')}</th></tr></thead>
<tbody>${rows.slice(0, newest).map(
    (row) => html`<tr>
<td>${hour(row.at)}</td><td>${sayAny(`kind.${row.kind}`)}</td><td class="number">${money(row.amount, row.currency)}</td>
<td><bdi>${row.paymentId}</bdi></td><td><bdi class="id">${row.basketId || row.conversationId}</bdi></td>
</tr>`,
  )}</tbody></table></div>`;
};
