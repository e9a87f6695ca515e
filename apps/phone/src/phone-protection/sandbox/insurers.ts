import type { Tariffs } from '@sigorta/product-kit/tariff';
import { tariffOf } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import { plans } from './plans.ts';

export const tariffs: Tariffs = plans.map(tariffOf(coverages));
