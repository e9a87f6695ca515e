import type { AuditEntryRow } from '@sigorta/contracts/panel/audit';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import { useMay } from '../../app/staff-context.tsx';

interface Place {
  to: (id: string) => string;
  /** of the page; the pages themselves load this one, so a test compares the two */
  permission: Permission;
}

/** Pages of what an entry can be about; a list that finds it where it has no page of its own. */
export const places: Record<string, Place> = {
  application: { to: (id) => `/panel/basvurular/${id}`, permission: 'applications:view' },
  quote: { to: (id) => `/panel/teklifler/${id}`, permission: 'quotes:view' },
  purchase: { to: (id) => `/panel/odemeler/${id}`, permission: 'payments:view' },
  partner: { to: (id) => `/panel/is-ortaklari/${id}`, permission: 'partners:view' },
  coupon: { to: (id) => `/panel/kuponlar?ara=${encodeURIComponent(id)}`, permission: 'coupons:edit' },
  remote: { to: () => '/panel/surumler', permission: 'releases:view' },
};

/** Where the thing that an entry names is looked at; null when it has no place, or none that the reader may open. */
export const useSubjectLink = (): ((subject: AuditEntryRow['subject']) => string | null) => {
  const may = useMay();
  return ({ kind, id }) => {
    const place = Object.hasOwn(places, kind) ? places[kind] : undefined;
    return place && may(place.permission) ? place.to(id) : null;
  };
};
