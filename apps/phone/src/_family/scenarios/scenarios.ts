import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';

export const scenarios: Scenarios = [
  {
    id: 'screen-drop',
    costs: { 'phone-insurance': 14_000, 'phone-protection': 14_000 },
    paidBy: ['screenBreak', 'screenRepair'],
    told: { breakage: true },
  },
  {
    id: 'sink',
    costs: { 'phone-insurance': 22_000, 'phone-protection': 22_000 },
    paidBy: ['liquidDamage'],
    told: { breakage: true, liquid: true },
  },
  {
    id: 'from-bag',
    costs: { 'phone-insurance': 42_000, 'phone-protection': 42_000 },
    paidBy: ['theft'],
    told: { pickpocket: true, force: false, theftAndLoss: true },
  },
  { id: 'robbed', costs: { 'phone-insurance': 42_000 }, paidBy: ['theft'], told: { force: true } },
  {
    id: 'cafe-table',
    costs: { 'phone-insurance': 42_000 },
    paidBy: ['theft'],
    told: { unattended: true, force: false },
  },
  {
    id: 'abroad-drop',
    costs: { 'phone-insurance': 9_000 },
    paidBy: ['accidentalDamage'],
    told: { abroad: true, breakage: true },
  },
  { id: 'charger', costs: { 'phone-insurance': 12_000 }, paidBy: ['powerSurge'], told: { breakage: true } },
  {
    id: 'old-battery',
    costs: { 'phone-insurance': 3_500, 'phone-protection': 3_500 },
    paidBy: ['batteryRenewal'],
    told: { wear: true, battery: true, weakBattery: true },
  },
  {
    id: 'out-of-warranty',
    costs: { 'phone-protection': 8_000 },
    paidBy: ['extendedWarranty'],
    told: { makerWarrantyOver: true },
  },
  { id: 'long-repair', costs: { 'phone-protection': null }, paidBy: ['loanPhone'], measures: { days: 8 } },
];
