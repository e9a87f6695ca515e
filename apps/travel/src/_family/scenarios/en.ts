import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.ski-leg': 'You break a leg skiing on a marked run. Hospital bill: {{cost}}',
  'scenario.diving-ear': 'Your eardrum tears while scuba diving. Treatment: {{cost}}',
  'scenario.jet-ski': 'You fall off a jet ski and break an arm. Hospital bill: {{cost}}',
  'scenario.week-34': 'Sudden labour pains in week 34 of pregnancy take you to hospital. Bill: {{cost}}',
  'scenario.drunk-fall': 'You fall down the stairs after drinking. Hospital bill: {{cost}}',
  'scenario.old-illness':
    'Your high blood pressure, known for years, suddenly flares up. Treatment: {{cost}}',
  'scenario.tooth': 'A tooth suddenly aches. Dentist: {{cost}}',
  'scenario.flight-home': 'The doctor says you need an air ambulance home. Flight: {{cost}}',
  'scenario.bedside': 'You spend 8 days in hospital and a relative comes. Travel and hotel: {{cost}}',
  'scenario.london-day': 'You take a day trip to London and fall ill there. Bill: {{cost}}',
  'scenario.day-after': 'Your return is delayed and you fall ill after the policy has ended. Bill: {{cost}}',
  'scenario.lost-bag': 'The bag you checked in for the flight is lost. Contents: {{cost}}',
  'scenario.bag-from-chair': 'A bag beside you in a café is stolen. Contents: {{cost}}',
  'scenario.laptop': 'A laptop is stolen from a checked-in bag. Value: {{cost}}',
  'scenario.bag-5-hours': 'Your bag is 5 hours late and you buy clothes. Receipts: {{cost}}',
  'scenario.passport': 'Your passport is stolen. Travel and fees: {{cost}}',
  'scenario.ill-before':
    'You fall seriously ill before setting off. Tickets and hotel not refunded: {{cost}}',
  'scenario.changed-mind': 'Your leave from work is withdrawn. Tickets and hotel not refunded: {{cost}}',
  'scenario.relative-died': 'A parent dies during the trip. A ticket home is needed',
  'scenario.flight-5-hours': 'The flight is 5 hours late. Meals and taxi: {{cost}}',
  'scenario.connection': 'Your first flight is late and you miss the connection. New ticket: {{cost}}',
  'scenario.doctor-visit': 'You see a doctor with a fever. Consultation and medicine: {{cost}}',
  'scenario.bike-hit': 'You accidentally hit someone with a bicycle. Compensation claimed: {{cost}}',
  'scenario.term-broken':
    'You fall seriously ill and your term is cut short. Room paid for, not refunded: {{cost}}',
} satisfies ScenarioTexts;
