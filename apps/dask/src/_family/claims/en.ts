import type { ClaimTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'claim.earthquake.call':
    'Get to a safe place. Then call your insurer’s line, or DASK on 125, and report the damage.',
  'claim.earthquake.photo':
    'If it’s safe to go in, take pictures of cracks, of what collapsed and of the building from outside. Don’t start repairs before the loss adjuster comes.',
  'claim.earthquake.papers':
    'Have your policy number, title deed and identity card ready; keep the damage assessment.',
  'claim.earthquake.deadline': 'Report it within {{days}} working days of learning of the damage.',
  'claim.home.call':
    'In a fire call 112. Once the danger is over, turn off water and electricity and call your insurer’s line.',
  'claim.home.photo':
    'Take pictures of everything damaged, and of the rooms, before you clear up or throw anything away.',
  'claim.home.papers':
    'Keep the fire brigade’s or police report, invoices of what was damaged, and repair estimates.',
  'claim.home.deadline':
    'Report it within {{days}} working days of learning of it; after a burglary go to the police at once.',
} satisfies ClaimTexts;
