import type { ScenarioTexts } from '@sigorta/product-kit/product-texts';

export const en = {
  'scenario.hit-by-car': 'Your pet is hit by a car and breaks a leg. Clinic: {{cost}}',
  'scenario.day-90':
    'A kidney illness appears in the policy’s third month. Consultation, tests and medicine: {{cost}}',
  'scenario.night-vet': 'You go to the emergency vet at midnight. Consultation: {{cost}}',
  'scenario.bitten': 'It bites someone. Compensation claimed: {{cost}}',
  'scenario.lost': 'It gets lost. Notices and reward: {{cost}}',
  'scenario.day-20': 'It falls ill on day 20 of the policy. Treatment: {{cost}}',
  'scenario.hip': 'A hip disorder typical of the breed needs surgery. Surgery: {{cost}}',
  'scenario.gums':
    'In the policy’s seventh month tartar inflames the gums. Consultation and medicine: {{cost}}',
  'scenario.vaccine': 'The yearly vaccination is given. Cost: {{cost}}',
} satisfies ScenarioTexts;
