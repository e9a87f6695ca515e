import { lira } from '@sigorta/contracts/money';
import { formatMoney } from '@sigorta/i18n/money';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingText } from '@sigorta/product-kit/ending-sentences';
import { endingWords } from '@sigorta/product-kit/ending-words/all';
import { renderSVG } from 'uqr';
import { showEnd } from '../catalogue/cover-period.ts';
import {
  coverages,
  exclusions,
  facts,
  frame,
  manyInsured,
  premiumRows,
  rateNote,
  type Source,
} from './offer-sections.ts';
import type { Labelled, Sheet } from './sheet.ts';
import { instant, printable, productNotes } from './words.ts';

export interface PolicyFacts {
  policyNo: string;
  fingerprint: string;
  issuedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** address of the public page that confirms the policy */
  verifyUrl: string;
}

export interface Payment {
  /** kuruş */
  paid: number;
  price: number;
  discount: number;
  installmentCount: number;
  paidAt: Date;
  receiptNo: string;
  buyer: string;
  address: string;
  email: string;
  /** last four digits; null for a bank transfer */
  cardEnd: string | null;
}

const money = (label: string, minor: number, source: Source): Labelled => ({
  label,
  text: formatMoney(lira(minor), source.language),
  ltr: true,
});

function paidRows(source: Source, payment: Payment): Labelled[] {
  const { t } = source;
  const difference = payment.paid - payment.price;
  return [
    ...(payment.discount > 0 ? [money(t.discount, -payment.discount, source)] : []),
    ...(difference > 0 ? [money(t.maturity, difference, source)] : []),
    payment.installmentCount > 1
      ? { label: t.installments, text: String(payment.installmentCount), ltr: true }
      : { label: t.installments, text: t.single },
  ];
}

/** The policy as an object: number, who, when, what for how much, and how to check it. */
export function policySheet(
  source: Source,
  policy: PolicyFacts,
  payment: Payment,
  persons: Sheet['persons'],
): Sheet {
  const { language, offer, t } = source;
  return {
    ...frame(source),
    title: `${t.policy} ${policy.policyNo}`,
    kicker: t.policy,
    panel: {
      label: t.policyNo,
      value: policy.policyNo,
      rows: [
        { label: t.insurer, text: offer.insurer.name },
        { label: t.plan, text: offer.planName },
        { label: t.start, ...instant(policy.startsAt, language) },
        { label: t.end, text: showEnd(policy.endsAt, language), ltr: language !== 'ar' },
        { label: t.issued, ...instant(policy.issuedAt, language) },
      ],
    },
    facts: facts(source, persons !== null),
    persons,
    coverages: coverages(source),
    lists: [...exclusions(source), ...(persons ? [] : manyInsured(source))],
    money: {
      title: t.price,
      rows: [...premiumRows(source), ...paidRows(source, payment)],
      total: money(t.paid, payment.paid, source),
      note: rateNote(source),
    },
    verify: {
      title: t.verifyTitle,
      text: t.verifyText,
      url: policy.verifyUrl,
      code: policy.verifyUrl.replace(/^https?:\/\//, ''),
      qr: renderSVG(policy.verifyUrl, { border: 0 }),
      alt: t.verifyAlt,
    },
    notes: [
      ...productNotes(source.texts),
      t.policyNote,
      endingText(termsOf(source.product), endingWords[language]),
    ],
  };
}

/** How it was paid. */
export const wayRow = ({ cardEnd }: Pick<Payment, 'cardEnd'>, t: Source['t']): Labelled =>
  cardEnd === null
    ? { label: t.way, text: t.transfer }
    : { label: t.card, text: `•••• ${cardEnd}`, ltr: true };

export function receiptSheet(source: Source, policyNo: string, payment: Payment): Sheet {
  const { language, offer, t } = source;
  return {
    ...frame(source),
    title: `${t.receipt} ${payment.receiptNo}`,
    kicker: t.receipt,
    panel: {
      label: t.paid,
      value: formatMoney(lira(payment.paid), language),
      rows: [
        { label: t.paidOn, ...instant(payment.paidAt, language) },
        wayRow(payment, t),
        { label: t.insurer, text: offer.insurer.name },
        { label: t.policyNo, text: policyNo, ltr: true },
      ],
    },
    facts: [
      { label: t.receiptNo, values: [{ text: payment.receiptNo, ltr: true }] },
      { label: t.buyer, values: [{ text: printable(payment.buyer) }] },
      { label: t.address, values: [{ text: printable(payment.address) }] },
      { label: t.email, values: [{ text: printable(payment.email), ltr: true }] },
    ],
    money: {
      title: t.price,
      rows: [...premiumRows(source).slice(1), ...paidRows(source, payment)],
      total: money(t.paid, payment.paid, source),
      note: rateNote(source),
    },
    notes: [t.receiptNote],
  };
}

export function quoteSheet(source: Source, offerNo: string): Sheet {
  const { language, offer, t } = source;
  return {
    ...frame(source),
    title: `${t.quote} ${offerNo}`,
    kicker: t.quote,
    panel: {
      label: t.price,
      value: formatMoney(offer.price, language),
      rows: [
        { label: t.insurer, text: offer.insurer.name },
        { label: t.plan, text: offer.planName },
        { label: t.validUntil, ...instant(new Date(offer.validUntil), language) },
        { label: t.offerNo, text: offerNo, ltr: true },
      ],
    },
    facts: facts(source),
    coverages: coverages(source),
    lists: [...exclusions(source), ...manyInsured(source)],
    money: {
      title: t.price,
      rows: premiumRows(source).filter((row) => row.label !== t.inLira),
      total: money(t.total, offer.price.minor, source),
      note: rateNote(source),
    },
    notes: [t.quoteNote],
  };
}
