import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.pet.call':
    'In an emergency go to the nearest vet. Call your insurer’s line before surgery or a stay.',
  'claim.pet.photo':
    'Take pictures of the injury, the vet’s report and the invoice. The report should show the microchip number.',
  'claim.pet.papers':
    'Keep the report that names the diagnosis, the prescription, test results and the original invoices.',
  'claim.pet.deadline': 'Report it as soon as you can, and before anything that is planned.',
} satisfies ClaimTexts;
