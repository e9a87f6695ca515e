import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.device.call':
    'Call your insurer’s line before the phone is repaired. If it was stolen, go to the police and have your SIM blocked.',
  'claim.device.photo': 'Take pictures of the broken part, the whole phone and its IMEI number.',
  'claim.device.papers':
    'Keep the invoice, the repair centre’s report and, after a theft, the police report.',
  'claim.device.deadline': 'Report it as soon as you can, before the repair.',
} satisfies ClaimTexts;
