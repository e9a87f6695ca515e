import { deviceTariffs } from '../../_family/sandbox/tariff.ts';
import { coverages } from '../coverages.ts';
import { plans } from './plans.ts';

export const tariffs = deviceTariffs(plans, coverages);
