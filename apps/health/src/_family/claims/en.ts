import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.treatment.call':
    'In an emergency call 112. Before planned treatment call your insurer’s line and ask for approval of payment (provizyon).',
  'claim.treatment.photo': 'Take pictures of the report, the prescription and the invoice.',
  'claim.treatment.papers':
    'Keep the report that names the diagnosis, test results and the original invoices.',
  'claim.treatment.deadline':
    'After an emergency admission report it as soon as you can; planned treatment, before it begins.',
} satisfies ClaimTexts;
