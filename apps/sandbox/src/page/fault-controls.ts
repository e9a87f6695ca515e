import {
  addressFaults,
  insurerFaults,
  keysFaults,
  ratesFaults,
  smsFaults,
  vehicleFaults,
} from '../control/changes.ts';
import { type Html, html } from '../http/html.ts';
import { insurerList, partOf } from '../insurers/directory.ts';
import { mailFaults } from '../mail/smtp.ts';
import { nestpayFaults, paymentFaults } from '../payment-provider/faulty-operation.ts';
import { faultName } from './fault-names.ts';
import type { View } from './view.ts';

interface Row {
  /** id on the form's address */
  form: string;
  /** name on the fault board */
  part: string;
  name: string;
  faults: readonly string[];
  /** ms it takes by nature */
  ownMs: number | null;
}

const stateText = ({ world, say, language }: View, part: string): Html => {
  const { faults, delayMs } = world.faults.state(part);
  const words = [
    ...faults.map((fault) => faultName(language, fault)),
    delayMs === null ? '' : `${delayMs} ms`,
  ]
    .filter(Boolean)
    .join(', ');
  return words
    ? html`<span class="state bad">${words}</span>`
    : html`<span class="state good">${say('working')}</span>`;
};

const control = (view: View, row: Row): Html => {
  const { world, say, language } = view;
  const { faults, delayMs } = world.faults.state(row.part);
  return html`<form class="control" method="post" action="/page/faults/${row.form}?lang=${language}">
<p><strong>${row.name}</strong> ${stateText(view, row.part)}</p>
<label>${say('fault')}<select name="fault">${row.faults.map(
    (fault) =>
      html`<option value="${fault}"${faults.includes(fault) ? html` selected` : ''}>${fault === 'none' ? '–' : faultName(language, fault)}</option>`,
  )}</select></label>
<label>${say('delay')}<input name="delayMs" inputmode="numeric" pattern="[0-9]*" placeholder="${row.ownMs ?? 0}" value="${delayMs ?? ''}"></label>
<button type="submit" aria-label="${say('apply')}: ${row.name}">${say('apply')}</button>
</form>`;
};

export const insurerControls = (view: View): Html =>
  html`<p class="lead">${view.say('insurersLead')}</p><div class="controls">${insurerList.map((insurer) =>
    control(view, {
      form: `insurers/${insurer.id}`,
      part: partOf(insurer),
      name: `${insurer.name}${insurer.wire === 'soap' ? ' (SOAP)' : ''}`,
      faults: insurerFaults,
      ownMs: insurer.thinkMs,
    }),
  )}</div>`;

const others = [
  ['payment', paymentFaults],
  ['nestpay', nestpayFaults],
  ['mail', mailFaults],
  ['sms', smsFaults],
  ['rates', ratesFaults],
  ['address', addressFaults],
  ['vehicle', vehicleFaults],
  ['keys', keysFaults],
] as const;

export const otherControls = (view: View): Html =>
  html`<div class="controls">${others.map(([part, faults]) =>
    control(view, { form: part, part, name: view.say(`part.${part}`), faults, ownMs: null }),
  )}</div>
<form class="reset" method="post" action="/page/reset?lang=${view.language}">
<button type="submit" name="what" value="faults">${view.say('mend')}</button>
<button type="submit" name="what" value="all" class="danger">${view.say('reset')}</button>
</form>`;
