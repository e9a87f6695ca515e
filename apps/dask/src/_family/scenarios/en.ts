import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.burst-pipe': 'A pipe bursts and floods the home. Damage: {{cost}}',
  'scenario.burglary': 'Burglars break the door open. Stolen: {{cost}}',
  'scenario.downstairs': 'Water from the home damages the flat below. The neighbour’s loss: {{cost}}',
  'scenario.window': 'A window breaks. New glass: {{cost}}',
  'scenario.locked-out': 'The lock suddenly fails and you’re locked out. A locksmith is needed',
  'scenario.open-window': 'Thieves come in through a window left open. Stolen: {{cost}}',
  'scenario.empty-60': 'After 60 days empty the home is broken into. Stolen: {{cost}}',
  'scenario.jewels': 'The home is broken into and jewellery stolen. Value: {{cost}}',
  'scenario.damp-wall': 'A neglected wall has been damp for years and is mouldy. Repair: {{cost}}',
  'scenario.quake-walls': 'Walls crack in an earthquake. Repair: {{cost}}',
  'scenario.quake-contents': 'Furniture and appliances break in an earthquake. Damage: {{cost}}',
  'scenario.quake-hotel': 'After an earthquake the home can’t be lived in. Hotel: {{cost}}',
  'scenario.tenant-left':
    'An earthquake leaves the home unfit to live in and the tenant moves out. Rent lost: {{cost}}',
  'scenario.dripping-tap': 'A tap bursts, no earthquake. A plumber is needed',
  'scenario.rain-slide': 'Rain makes the slope slide and a wall falls. Repair: {{cost}}',
  'scenario.quake-injury': 'The owner is hurt in an earthquake. Hospital: {{cost}}',
} satisfies ScenarioTexts;
