import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Place } from './PlaceFields.tsx';

/** What the gateway is asked for, or the fields that are not filled in. */
export const readPlace = ({
  role,
  partnerId,
}: Place): { place: { role: Role; partnerId: string | null } } | { wrong: string[] } => {
  if (role === '') return { wrong: ['role'] };
  if (role !== 'agent') return { place: { role, partnerId: null } };
  return partnerId === '' ? { wrong: ['partnerId'] } : { place: { role, partnerId } };
};
