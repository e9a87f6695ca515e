import * as v from 'valibot';
import { coverageSchema } from '../coverage.ts';
import { moneySchema } from '../money.ts';
import { toldId } from '../told.ts';
import { clausesSchema, said } from './clause.ts';

/** Digits with the country's code, as a telephone abroad dials it. */
export const internationalPhone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{5,24}$/));

/** Code of the country list (ISO 3166-1 numeric) or of one of its groups: 996 Schengen, 997 Europe, 998 the world. */
const countryCode = v.pipe(v.string(), v.regex(/^\d{1,3}$/));

/** Where a policy is in force. */
export const territorySchema = v.pipe(v.array(countryCode), v.minLength(1), v.maxLength(260));

/**
 * What a policy says beside its number and its days. It comes with the policy: an insurer that sends none sells a policy whose
 * paper can name neither its address nor its clauses.
 */
export const policyTermsSchema = v.object({
  insurer: v.object({ legalName: said(200), address: said(300), licence: said(100) }),
  /** whom to call with a claim; the first one answers from everywhere, the others in their country */
  claims: v.pipe(
    v.array(v.object({ country: v.nullable(countryCode), phone: internationalPhone })),
    v.minLength(1),
    v.maxLength(40),
  ),
  territory: territorySchema,
  /** where the insured home stands, as the register words its address code */
  address: v.optional(said(300)),
  coverages: v.pipe(v.array(coverageSchema), v.maxLength(60)),
  deductible: v.nullable(moneySchema),
  /** codes; the product's texts name them */
  exclusions: v.pipe(v.array(toldId), v.maxLength(60)),
  clauses: clausesSchema,
});
export type PolicyTerms = v.InferOutput<typeof policyTermsSchema>;
