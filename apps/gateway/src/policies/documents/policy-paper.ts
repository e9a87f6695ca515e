import type { Fit } from '@sigorta/contracts/fit';
import type { PolicyTerms } from '@sigorta/contracts/upstream/policy-terms';
import { type FitFacts, fitsOf } from '@sigorta/product-kit/authorities/fit';
import type { Application } from '@sigorta/product-kit/field';
import { coverPeriodOf } from '@sigorta/validators/cover-period';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { beside } from '../../documents/beside.ts';
import { type Certified, certificateOf, certifying, linesOf } from '../../documents/certificate.ts';
import type { Source } from '../../documents/offer-sections.ts';
import { personsTable } from '../../documents/persons-table.ts';
import { missingIn } from '../../documents/read-paper.ts';
import type { Certificate } from '../../documents/sheet.ts';
import { asIssued, type Payment, type PolicyFacts, policySheet } from '../../documents/sheets.ts';
import { renderPdf } from '../../documents/typst.ts';

/** Everything the policy's paper is made from. */
interface Told {
  /** in the buyer's language, and in the second one of its paper */
  source: Source;
  other: Source | null;
  /** in the languages of a certificate */
  inLanguage: (language: 'en' | 'tr') => Promise<Source>;
  facts: PolicyFacts;
  payment: Payment;
  /** opened */
  application: Application;
  now: Date;
}

/** A paper, and what reading it again showed. */
interface PolicyPaper {
  bytes: Uint8Array;
  /** the desk that its certificate is for */
  certifies: string | null;
  /** `certificate`: its text is not what was set; `not-as-offered`: what was issued fits less than what was sold */
  fault: 'certificate' | 'not-as-offered' | null;
}

/** What an issued policy says of itself, for a desk's rules. */
export const issuedFacts = (
  source: Pick<Source, 'offer' | 'texts'>,
  terms: PolicyTerms,
  moments: { startsAt: Date; endsAt: Date },
): FitFacts => {
  const { coverages, deductible } = asIssued(source, terms);
  return { territory: terms.territory, cover: coverPeriodOf(moments), coverages, deductible };
};

const isCertifying = (authority: string): authority is Certified['authority'] =>
  certifying.some((one) => one === authority);

/** The one desk whose rules the issued policy keeps. */
function fitting({ source, facts, application, now }: Told): Certified['authority'] | null {
  if (!facts.terms) return null;
  const today = todayInIstanbul(now);
  const fits = fitsOf(source.product, issuedFacts(source, facts.terms, facts), application, today);
  return (
    fits
      .filter(({ answer }) => answer === 'fits')
      .map(({ authority }) => authority)
      .find(isCertifying) ?? null
  );
}

async function certificateFor(told: Told, authority: Certified['authority']): Promise<Certificate | null> {
  const { terms, policyNo, issuedAt } = told.facts;
  const [en, tr] = await Promise.all([told.inLanguage('en'), told.inLanguage('tr')]);
  const persons = personsTable(en, told.application);
  if (!terms || !persons) return null;
  const issued = (source: Source): Source => ({
    ...source,
    offer: asIssued(source, terms),
    application: told.application,
  });
  return certificateOf({
    authority,
    policyNo,
    cover: coverPeriodOf(told.facts),
    terms,
    issuedAt,
    sources: { en: issued(en), tr: issued(tr) },
    persons,
  });
}

const soldAsFitting = (fits: readonly Fit[] | undefined): boolean =>
  (fits ?? []).some(({ authority, answer }) => answer === 'fits' && isCertifying(authority));

/**
 * Sets the policy's paper. Where a desk's rules are kept it gets a page for that desk; the paper is then read again, and what
 * does not say letter by letter what it should is set without that page: nobody is handed a certificate that is wrong.
 */
export async function setPolicyPaper(told: Told): Promise<PolicyPaper> {
  const { source, other, facts, payment, application } = told;
  const render = (certificate: Certificate | null) => {
    const sheetIn = (one: Source) =>
      policySheet(one, facts, payment, personsTable(one, application), certificate);
    return renderPdf(beside(sheetIn(source), other ? sheetIn(other) : null), 'bought');
  };
  const authority = fitting(told);
  const certificate = authority && (await certificateFor(told, authority));
  if (!certificate) {
    const fault = soldAsFitting(source.offer.fits) ? 'not-as-offered' : null;
    return { bytes: await render(null), certifies: null, fault };
  }
  const bytes = await render(certificate);
  if ((await missingIn(bytes, linesOf(certificate))).length === 0)
    return { bytes, certifies: authority, fault: null };
  return { bytes: await render(null), certifies: null, fault: 'certificate' };
}
