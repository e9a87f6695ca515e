import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.treatment.call':
    'Call your insurer’s line before treatment; they arrange the hospital and the payment. If you can’t call, ask someone with you to.',
  'claim.treatment.photo':
    'Take pictures of the report, the prescription and the invoice. After an accident, take one of the place too.',
  'claim.treatment.papers':
    'Keep the report that names the diagnosis and the originals of the invoices you paid.',
  'claim.treatment.deadline':
    'If you couldn’t call first, call as soon as you can, and before you leave the hospital at the latest.',
  'claim.trip.call': 'Call your insurer’s line before you cancel the trip or cut it short.',
  'claim.trip.photo': 'Take pictures of the damaged suitcase, the baggage tag and the boarding pass.',
  'claim.trip.papers':
    'Keep the doctor’s report, the airline’s report about baggage or delay, and proof of what you paid for tickets and hotel.',
  'claim.trip.deadline':
    'Tell the airline about baggage before you leave the airport, and your insurer as soon as you can.',
} satisfies ClaimTexts;
