import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.collision.call':
    'If someone is hurt, call 112. Call your insurer’s line before the car is towed or repaired.',
  'claim.collision.photo': 'Before anything is moved, take pictures of number plates, damage and the road.',
  'claim.collision.papers':
    'Fill in the accident report with the other driver. Call the police if you can’t agree or suspect alcohol.',
  'claim.collision.deadline':
    'Report it within {{days}} working days of the accident; if the car was stolen, go to the police at once.',
  'claim.liability.call':
    'If someone is hurt, call 112. Give the other driver your policy number and call your insurer’s line.',
  'claim.liability.photo': 'Before anything is moved, take pictures of number plates, damage and the road.',
  'claim.liability.papers':
    'Fill in and sign the accident report with the other driver. Don’t accept a claim made against you before asking your insurer.',
  'claim.liability.deadline':
    'Report the accident within {{days}} days of learning of it, and a claim against you at once.',
  'claim.abroad.call':
    'Call the police and ask for a report. Then call your insurer’s line; the bureau of that country handles the case.',
  'claim.abroad.photo':
    'Take pictures of the cars, number plates, damage and the other driver’s insurance card.',
  'claim.abroad.papers':
    'Keep the report and the other driver’s details. Do not sign anything that admits fault.',
  'claim.abroad.deadline': 'Report it within {{days}} days of the accident, and a claim against you at once.',
  'claim.ride.call':
    'If someone is hurt, call 112. Report the accident to the rental app, then to your insurer’s line.',
  'claim.ride.photo': 'Take pictures of the scooter, of everything damaged and of the road.',
  'claim.ride.papers': 'Keep the app’s case number, the doctor’s report and invoices.',
  'claim.ride.deadline': 'Report it as soon as you can, and a claim against you at once.',
} satisfies ClaimTexts;
