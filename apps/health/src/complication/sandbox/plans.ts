import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { HealthPlan } from '../../_family/sandbox/plan.ts';
import type { CoverageCode } from '../coverages.ts';
import type { OperationGroup } from '../operations.ts';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Euro cents for one patient, before an insurer's own level. */
export const operationPrices: Record<OperationGroup, number> = {
  dental: 4_900,
  hair: 3_900,
  eye: 5_600,
  surgery: 13_500,
  cardiac: 31_500,
};

/** Whole euros a complication may cost, before a plan's own share. */
export const treatmentLimits: Record<OperationGroup, number> = {
  dental: 5_000,
  hair: 4_000,
  eye: 6_000,
  surgery: 15_000,
  cardiac: 30_000,
};

/** Per cent added for a companion. */
export const companionPercent = 22;

const usualMonths = 6;
const byAge: Bands<number> = [
  [45, 100],
  [60, 118],
  [75, 149],
];
const toSixtyFive: Bands<number> = [
  [45, 100],
  [65, 124],
];

export interface Plan extends HealthPlan<CoverageCode> {
  groups: readonly OperationGroup[];
  /** per cent of `treatmentLimits` */
  limit: number;
  /** whole euros for a companion's journey and bed, paid in plans with a companion */
  companion: number;
  sellsKum: boolean;
  /** months of cover from the operation; implants take longer to heal */
  months: number;
  dentalMonths: number;
  /** days the operation must at least lie ahead */
  fromDays: number;
}

const all: readonly OperationGroup[] = ['dental', 'hair', 'eye', 'surgery', 'cardiac'];
const always = ['appearance', 'otherOperations', 'knownBefore', 'againstAdvice', 'unlicensedClinic'];

export const plans: readonly Plan[] = [
  {
    insurer: 'yedicam',
    planName: 'Yediçam İyileşme',
    level: 132,
    ages: byAge,
    groups: all,
    limit: 140,
    companion: 900,
    sellsKum: true,
    months: usualMonths,
    dentalMonths: 12,
    fromDays: 1,
    deductible: null,
    covers: {
      flight: 600,
      accommodation: 800,
      homeTreatment: 500,
      transfer: 'included',
      interpreter: 'included',
      doctorLine: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'laledere',
    planName: 'Şifa Yolcusu',
    level: 104,
    ages: byAge,
    groups: all,
    limit: 100,
    companion: 600,
    sellsKum: true,
    months: usualMonths,
    dentalMonths: usualMonths,
    fromDays: 1,
    deductible: 100,
    covers: {
      flight: 400,
      accommodation: 500,
      homeTreatment: 300,
      transfer: 'included',
      interpreter: 'included',
    },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'turnagol',
    planName: 'Göç Yolu Dönüş',
    level: 111,
    ages: byAge,
    groups: ['dental', 'hair', 'eye', 'surgery'],
    limit: 110,
    companion: 700,
    sellsKum: false,
    months: usualMonths,
    dentalMonths: usualMonths,
    fromDays: 2,
    deductible: null,
    covers: { flight: 500, accommodation: 500, homeTreatment: 250, transfer: 'included' },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'meltemkiyi',
    planName: 'Kıyı Nekahet',
    level: 78,
    ages: toSixtyFive,
    groups: ['dental', 'hair', 'eye'],
    limit: 75,
    companion: 350,
    sellsKum: true,
    months: usualMonths,
    dentalMonths: usualMonths,
    fromDays: 3,
    deductible: 150,
    covers: { flight: 250, accommodation: 300, transfer: 'included' },
    exclusions: [...always, 'firstDays'],
    installments: false,
    quoteDocument: false,
  },
  {
    insurer: 'aycimen',
    planName: 'Ayçimen Sonrası',
    level: 96,
    ages: toSixtyFive,
    groups: ['dental', 'hair', 'eye', 'surgery'],
    limit: 90,
    companion: 500,
    sellsKum: true,
    months: usualMonths,
    dentalMonths: usualMonths,
    fromDays: 1,
    deductible: 100,
    covers: { flight: 350, accommodation: 400, homeTreatment: 400, doctorLine: 'included' },
    exclusions: always,
    installments: true,
    quoteDocument: true,
  },
  {
    insurer: 'poyraztas',
    planName: 'Klinik Güvence',
    level: 118,
    ages: byAge,
    groups: all,
    limit: 160,
    companion: 500,
    sellsKum: true,
    months: usualMonths,
    dentalMonths: usualMonths,
    fromDays: 1,
    deductible: 250,
    covers: { flight: 400, accommodation: 600, transfer: 'included', interpreter: 'included' },
    exclusions: [...always, 'firstDays'],
    installments: true,
    quoteDocument: true,
  },
];
