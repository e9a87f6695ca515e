import type { Scenarios } from '@sigorta/product-kit/scenarios/scenario';

export const scenarios: Scenarios = [
  { id: 'burst-pipe', costs: { home: 60_000 }, paidBy: ['waterDamage'] },
  { id: 'burglary', costs: { home: 150_000 }, paidBy: ['theft'], told: { force: true } },
  { id: 'downstairs', costs: { home: 40_000 }, paidBy: ['liability'] },
  { id: 'window', costs: { home: 8_000 }, paidBy: ['glass'] },
  { id: 'locked-out', costs: { home: null }, paidBy: ['homeAssistance'], told: { suddenFault: true } },
  { id: 'open-window', costs: { home: 80_000 }, paidBy: ['theft'], told: { openDoor: true, force: false } },
  {
    id: 'empty-60',
    costs: { home: 150_000 },
    paidBy: ['theft'],
    told: { emptyHome: true, force: true },
    measures: { days: 60 },
  },
  { id: 'jewels', costs: { home: 90_000 }, paidBy: ['theft'], told: { valuables: true, force: true } },
  {
    id: 'damp-wall',
    costs: { home: 20_000 },
    paidBy: ['waterDamage'],
    told: { wearAndTear: true, dampness: true },
  },
  { id: 'quake-walls', costs: { dask: 300_000 }, paidBy: ['earthquake'], told: { quake: true } },
  {
    id: 'quake-contents',
    costs: { dask: 80_000 },
    paidBy: ['contents'],
    told: { quake: true, contentsInside: true },
  },
  {
    id: 'quake-hotel',
    costs: { dask: 35_000 },
    paidBy: ['temporaryHousing'],
    told: { quake: true, uninhabitable: true },
  },
  {
    id: 'tenant-left',
    costs: { dask: 60_000 },
    paidBy: ['rentLoss'],
    told: { quake: true, uninhabitable: true, rentAndIdleness: true },
  },
  {
    id: 'dripping-tap',
    costs: { dask: null },
    paidBy: ['homeAssistance'],
    told: { suddenFault: true, quake: false },
  },
  { id: 'rain-slide', costs: { dask: 200_000 }, paidBy: ['earthquake'], told: { quake: false } },
  { id: 'quake-injury', costs: { dask: 50_000 }, paidBy: [], told: { quake: true, bodilyHarm: true } },
];
