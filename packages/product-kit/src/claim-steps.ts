import type { ProductTexts } from './product.ts';

/** What its holder does when something happened, in the order of doing it. */
export const claimSteps = ['call', 'photo', 'papers', 'deadline'] as const;
export type ClaimStep = (typeof claimSteps)[number];

/** What a product says of a claim; the family tells the steps in `src/_family/claims/<language>.ts`. */
export interface ClaimTerms {
  /** whose steps they are: texts `claim.<as>.<step>` */
  as: string;
  /** days to tell the insurer, where the conditions name a number; `{{days}}` of the sentence */
  days?: number;
}

/** Keys of the sentences that a product's terms need. */
export const claimKeys = ({ as }: ClaimTerms): `claim.${string}.${ClaimStep}`[] =>
  claimSteps.map((step) => `claim.${as}.${step}` as const);

/** The steps as a product's holder reads them. A release that came without them tells none. */
export const toldSteps = (
  claim: ClaimTerms | undefined,
  texts: ProductTexts,
): { step: ClaimStep; text: string }[] =>
  claim === undefined
    ? []
    : claimSteps.flatMap((step) => {
        const text = texts[`claim.${claim.as}.${step}`];
        return text === undefined ? [] : [{ step, text: text.replace('{{days}}', String(claim.days ?? '')) }];
      });
