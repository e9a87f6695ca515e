import { billingSchema } from '@sigorta/contracts/operations/purchase-start';
import * as v from 'valibot';

/** As the inputs hold it; ids are texts until they are sent. */
export interface Billing {
  province: string;
  district: string;
  address: string;
  email: string;
}

export const emptyBilling: Billing = { province: '', district: '', address: '', email: '' };

export type BillingAnswer = v.InferOutput<typeof billingSchema>;

/** Wire names of the schema → names of the inputs: one box asks for the district and answers its province. */
const inputOf: Readonly<Record<string, keyof Billing>> = { provinceId: 'district', districtId: 'district' };

/** Input a refused field of the gateway belongs to: `billing.provinceId` → `billing.district`. */
export const billingInput = (field: string): string => {
  const name = field.replace(/^billing\./, '');
  return `billing.${inputOf[name] ?? name}`;
};

/** Checked with the wire's own schema: what passes here passes there. */
export function checkBilling(
  billing: Billing,
): { ok: true; billing: BillingAnswer } | { ok: false; faults: { field: string; message: string }[] } {
  const result = v.safeParse(billingSchema, {
    provinceId: billing.province === '' ? Number.NaN : Number(billing.province),
    districtId: billing.district === '' ? Number.NaN : Number(billing.district),
    address: billing.address,
    email: billing.email.trim(),
  });
  if (result.success) return { ok: true, billing: result.output };
  const faults = new Map<string, string>();
  /* whoever gave neither is asked for both at once; a province alone lacks its district */
  if (billing.province === '' && billing.district === '')
    faults.set(billingInput('districtId'), 'payment.error.place');
  for (const issue of result.issues) {
    const field = billingInput(v.getDotPath(issue) ?? '');
    if (!faults.has(field)) faults.set(field, issue.message);
  }
  return { ok: false, faults: Array.from(faults, ([field, message]) => ({ field, message })) };
}
