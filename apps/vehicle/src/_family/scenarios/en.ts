import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.other-car': 'You hit another car and it’s your fault. Its repair: {{cost}}',
  'scenario.above-law': 'You hit an expensive car. Loss above the legal limit: {{cost}}',
  'scenario.breakdown': 'The car breaks down. A tow is needed',
  'scenario.breakdown-abroad': 'The car breaks down abroad. Towing and repair: {{cost}}',
  'scenario.own-car': 'Your own car is damaged in an accident you caused. Repair: {{cost}}',
  'scenario.lawyer': 'The accident goes to court. Lawyer: {{cost}}',
  'scenario.hotel-abroad': 'The repair abroad takes three days. Hotel: {{cost}}',
  'scenario.brought-home': 'The car can’t be repaired abroad and has to come to Türkiye',
  'scenario.wall': 'You scrape the car along a wall. Repair: {{cost}}',
  'scenario.car-stolen': 'The locked car is stolen at night and not found',
  'scenario.keys-inside': 'The car is stolen with the key left in it',
  'scenario.hail': 'Hail dents the bonnet and roof. Repair: {{cost}}',
  'scenario.windscreen': 'A stone cracks the windscreen. New glass: {{cost}}',
  'scenario.laptop-in-car': 'A laptop is stolen from the locked car. Value: {{cost}}',
  'scenario.own-garage':
    'After a crash you use a garage of your own choice that isn’t contracted. Bill: {{cost}}',
  'scenario.drunk': 'You have an accident after drinking. Cost: {{cost}}',
  'scenario.pedestrian': 'You hit a pedestrian with the scooter. Compensation claimed: {{cost}}',
  'scenario.wrist': 'You fall off the scooter and break a wrist. Hospital bill: {{cost}}',
  'scenario.no-helmet':
    'You fall off the scooter without a helmet and hurt your head. Hospital bill: {{cost}}',
  'scenario.two-on-one': 'Two people ride one scooter and fall. Hospital bill: {{cost}}',
  'scenario.scooter-broken': 'The rented scooter breaks in an accident. Amount claimed: {{cost}}',
  'scenario.scooter-stolen': 'The locked scooter is stolen. Amount claimed: {{cost}}',
} satisfies ScenarioTexts;
