import type { Role } from '@sigorta/contracts/panel/permissions';
import { useTexts } from '@sigorta/runtime/runtime';

/** A role in words. */
export function RoleName({ role }: { role: Role }) {
  return useTexts('panel')(`role.${role}`);
}
