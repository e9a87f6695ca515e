import { provinceOfUavt } from '@sigorta/lookups/uavt-place';
import groups from './demo-risk-groups.json' with { type: 'json' };

const groupOfProvince: Readonly<Record<string, number>> = groups.groupOfProvince;

/**
 * Risk group 1 to 7 of the settlement an address lies in, null for a code the sandbox's register does not know.
 * Demonstration data, the same for a whole province: see demo-risk-groups.json.
 */
export function riskGroupOf(uavt: string): number | null {
  const province = provinceOfUavt(uavt);
  return province === null ? null : (groupOfProvince[province] ?? null);
}
