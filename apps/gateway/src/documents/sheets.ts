import { lira } from '@sigorta/contracts/money';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import type { LegalData } from '@sigorta/legal/document';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingText } from '@sigorta/product-kit/ending-sentences';
import { endingWords } from '@sigorta/product-kit/ending-words/all';
import { coverPeriodOf } from '@sigorta/validators/cover-period';
import { renderSVG } from 'uqr';
import { showEnd } from '../catalogue/cover-period.ts';
import {
  coverages,
  excessRow,
  exclusions,
  facts,
  frame,
  manyInsured,
  premiumRows,
  rateNote,
  type Source,
  saidByCover,
} from './offer-sections.ts';
import type { Certificate, Labelled, Sheet } from './sheet.ts';
import { address, claims, clauses, parties, scope } from './terms-sections.ts';
import { instant, printable, productNotes } from './words.ts';

export interface PolicyFacts {
  policyNo: string;
  fingerprint: string;
  issuedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** address of the public page that confirms the policy */
  verifyUrl: string;
  /** what its insurer sent with it; null where it sent nothing */
  terms: PolicyTerms | null;
  /** who sells */
  company: LegalData;
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

/** The offer with what the insurer's policy says of it, in the table's order: that is what was bought. */
export const asIssued = (
  { offer, texts }: Pick<Source, 'offer' | 'texts'>,
  terms: PolicyTerms,
): Source['offer'] => ({
  ...offer,
  deductible: terms.deductible,
  coverages: offer.coverages.map(
    ({ code }) =>
      terms.coverages.find((one) => one.code === code) ?? { code, limit: { kind: 'excluded' as const } },
  ),
  exclusions: terms.exclusions.filter((code) => texts[`exclusion.${code}`] !== undefined),
});

/** The policy as an object: number, who, when, what for how much, and how to check it. */
export function policySheet(
  source: Source,
  policy: PolicyFacts,
  payment: Payment,
  persons: Sheet['persons'],
  certificate: Certificate | null = null,
): Sheet {
  const { language, product, t } = source;
  const { terms } = policy;
  const offer = terms ? asIssued(source, terms) : source.offer;
  const issued = { ...source, offer };
  const covered = coverages(issued);
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
    facts: [
      ...address(source, terms),
      ...facts(source, persons !== null, terms ? saidByCover(product) : new Set()),
      ...scope(source, terms, coverPeriodOf(policy)),
    ],
    claims: claims(source, terms),
    persons,
    coverages: covered && { ...covered, excess: excessRow(issued) },
    lists: [...exclusions(issued), ...(persons ? [] : manyInsured(source))],
    money: {
      title: t.price,
      rows: [...premiumRows(source).slice(1), ...paidRows(source, payment)],
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
      signed: fillPlaces(
        t.signed,
        { insurer: terms?.insurer.legalName ?? offer.insurer.name, fingerprint: policy.fingerprint },
        language,
      ),
    },
    clauses: clauses(source, terms),
    certificate,
    parties: parties(source, terms, policy.company),
    notes: [
      ...productNotes(source.texts),
      terms ? t.conditionsNote : t.policyNote,
      endingText(termsOf(source.product), endingWords[language]),
    ],
  };
}

/** How it was paid. */
export const wayRow = ({ cardEnd }: Pick<Payment, 'cardEnd'>, t: Source['t']): Labelled =>
  cardEnd === null
    ? { label: t.way, text: t.transfer }
    : { label: t.card, text: `•••• ${cardEnd}`, ltr: true };

export function receiptSheet(
  source: Source,
  { policyNo, terms, company }: Pick<PolicyFacts, 'policyNo' | 'terms' | 'company'>,
  payment: Payment,
): Sheet {
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
    parties: parties(source, terms, company),
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
