/** Who works in the panel. An agent belongs to one partner and sees only its scope (spec §6). */
export const roles = ['owner', 'agent', 'call-centre', 'finance', 'read-only', 'auditor'] as const;

export type Role = (typeof roles)[number];

/** What a staff operation asks for; every one names exactly one. */
export const permissions = [
  'account:own',
  'dashboard:view',
  'applications:view',
  'applications:work',
  'quotes:view',
  'quotes:work',
  'policies:view',
  'payments:view',
  'refunds:ask',
  'proposals:view',
  'proposals:ask',
  'proposals:decide',
  'payment-requests:create',
  'transfers:confirm',
  'cancellations:view',
  'cancellations:work',
  'stuck-cases:view',
  'stuck-cases:work',
  'customers:view',
  'customers:sell',
  'customers:correct',
  'personal-data:reveal',
  'data-requests:work',
  'lists:export',
  'partners:view',
  'partners:edit',
  'coupons:edit',
  'rates:edit',
  'terms:edit',
  'payables:settle',
  'staff:manage',
  'releases:view',
  'releases:roll-back',
  'audit:view',
] as const;

export type Permission = (typeof permissions)[number];

const own = ['account:own', 'dashboard:view'] as const;
const looks = [
  ...own,
  'applications:view',
  'quotes:view',
  'policies:view',
  'payments:view',
  'cancellations:view',
  'stuck-cases:view',
  'customers:view',
  'proposals:view',
] as const;
const sells = [
  ...looks,
  'applications:work',
  'quotes:work',
  'customers:sell',
  'customers:correct',
  'payment-requests:create',
  'cancellations:work',
  'personal-data:reveal',
  'proposals:ask',
] as const;

/** The one place that says which role may do what. */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: permissions,
  agent: [...sells, 'lists:export'],
  'call-centre': [...sells, 'stuck-cases:work', 'refunds:ask', 'data-requests:work'],
  finance: [
    ...looks,
    'refunds:ask',
    'proposals:ask',
    'proposals:decide',
    'payment-requests:create',
    'transfers:confirm',
    'stuck-cases:work',
    'coupons:edit',
    'rates:edit',
    'terms:edit',
    'payables:settle',
    'lists:export',
  ],
  'read-only': looks,
  auditor: [...looks, 'partners:view', 'releases:view', 'audit:view', 'lists:export'],
};

export const may = (role: Role, permission: Permission): boolean => permissionsOf[role].includes(permission);
