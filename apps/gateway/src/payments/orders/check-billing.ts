import { isDistrictOf } from '@sigorta/lookups/districts';
import { Refusal } from '../../platform/refusal.ts';

/** @throws Refusal `invalid-input` for a district of another province */
export function checkBilling({ provinceId, districtId }: { provinceId: number; districtId: number }): void {
  if (isDistrictOf(districtId, provinceId)) return;
  throw new Refusal('invalid-input', {
    fields: [{ field: 'billing.districtId', message: 'payment.error.district' }],
  });
}
