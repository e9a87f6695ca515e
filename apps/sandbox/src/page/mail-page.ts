import { html } from '../http/html.ts';
import type { MailContent, MailRecord } from '../mail/mailbox.ts';
import { frame } from './page.ts';
import type { View } from './view.ts';

/** One mail: its head, its HTML in a frame without scripts, its text, its attachments. */
export const mailPage = (view: View, record: MailRecord, content: MailContent): string => {
  const { say, hour, language } = view;
  const base = `/control/mails/${record.id}`;
  return frame(
    view,
    record.subject,
    `/posta/${record.id}?lang=${language === 'en' ? 'tr' : 'en'}`,
    html`<p><a href="/?lang=${language}#mails">${say('back')}</a></p>
<h1>${record.subject}</h1>
<section class="mail">
<dl>
<div><dt>${say('from')}</dt><dd><bdi>${content.fromHeader || record.from}</bdi></dd></div>
<div><dt>${say('to')}</dt><dd><bdi>${record.to.join(', ')}</bdi></dd></div>
<div><dt>${say('time')}</dt><dd>${hour(record.at)}</dd></div>
<div><dt>${say('attachments')}</dt><dd>${
      record.attachments.length === 0
        ? say('noAttachments')
        : record.attachments.map(
            ({ filename, size }, index) =>
              html`<a class="file" href="${base}/attachments/${index}" download>${filename} <span>${Math.ceil(size / 1024)} KB</span></a> `,
          )
    }</dd></div>
</dl>
${content.html && html`<iframe sandbox src="${base}/html" title="${say('message')}"></iframe>`}
<details${content.html ? '' : html` open`}><summary>${say('plainText')}</summary><pre>${content.text}</pre></details>
<p><a href="${base}/raw" download="${record.id}.eml">${say('raw')}</a></p>
</section>`,
  );
};
