import { type Html, html } from '../http/html.ts';
import { policiesOf } from '../insurers/records.ts';
import { mailsOf } from '../mail/mailbox.ts';
import { ledgerOf } from '../payment-provider/payment.ts';
import { smsOf } from '../sms/box.ts';
import { chargeBox, mailBox, policyBox, smsBox } from './boxes.ts';
import { cardsTable } from './cards-table.ts';
import { insurerControls, otherControls } from './fault-controls.ts';
import type { TextKey } from './texts.ts';
import type { View } from './view.ts';

export interface Section {
  title: TextKey;
  draw: (view: View) => Html;
  /** rows inside; sections that count are drawn again while the page is open */
  count?: (view: View) => number;
  wide?: boolean;
}

export const sections = {
  sms: { title: 'sms', draw: smsBox, count: ({ world }) => smsOf(world).all().length },
  mails: { title: 'mails', draw: mailBox, count: ({ world }) => mailsOf(world).all().length },
  cards: { title: 'cards', draw: cardsTable, wide: true },
  policies: {
    title: 'policies',
    draw: policyBox,
    count: ({ world }) => policiesOf(world).all().length,
    wide: true,
  },
  charges: {
    title: 'charges',
    draw: chargeBox,
    count: ({ world }) => ledgerOf(world).all().length,
    wide: true,
  },
  insurers: { title: 'insurers', draw: insurerControls, wide: true },
  others: { title: 'others', draw: otherControls, wide: true },
} as const satisfies Record<string, Section>;

export const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

const entries = Object.entries(sections) as [string, Section][];

export const frame = ({ say, language }: View, title: string, otherPath: string, body: Html): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/page.css">
<script src="/page/page.js" defer></script>
</head>
<body>
<header class="top"><a class="brand" href="/?lang=${language}"><span class="arches" aria-hidden="true"><i></i><i></i><i></i></span>Sandbox</a>
<a class="language" hreflang="${language === 'en' ? 'tr' : 'en'}" lang="${language === 'en' ? 'tr' : 'en'}" href="${otherPath}">${say('otherLanguage')}</a></header>
<main>${body}</main>
</body>
</html>`.html;

export const mainPage = (view: View): string => {
  const { say } = view;
  return frame(
    view,
    say('title'),
    `/?lang=${view.language === 'en' ? 'tr' : 'en'}`,
    html`<h1>${say('title')}</h1>
<p class="lead">${say('lead')}</p>
<nav aria-label="${say('title')}">${entries.map(
      ([name, section]) =>
        html`<a href="#${name}">${say(section.title)}${section.count && html` <b data-count="${name}">${section.count(view)}</b>`}</a>`,
    )}</nav>
<div class="grid">${entries.map(
      ([
        name,
        section,
      ]) => html`<section id="${name}" class="${section.wide ? 'wide' : ''}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${say(section.title)}</h2>
<div class="box"${section.count ? html` data-live="${name}"` : ''}>${section.draw(view)}</div>
</section>`,
    )}</div>`,
  );
};
