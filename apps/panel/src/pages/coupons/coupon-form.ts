import type { RequestOf } from '@sigorta/contracts/operation';
import type { couponCreate } from '@sigorta/contracts/panel/coupons';

type Wanted = RequestOf<typeof couponCreate>;

/** Lira as typed (`1.250`, `99,90`) as kuruş; null for anything else. */
export const kurusOf = (typed: string): number | null => {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  return Number((match[1] ?? '').replaceAll('.', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};

const whole = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null);

/** The request a form asks for, or the names of the fields that cannot be read. */
export const readCouponForm = (data: FormData): { wanted: Wanted } | { wrong: string[] } => {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const kind = text('kind') === 'amount' ? 'amount' : 'percent';
  const value = kind === 'amount' ? kurusOf(text('value')) : whole(text('value'));
  const maxUses = text('maxUses') === '' ? null : whole(text('maxUses'));
  const wrong = [
    ...(/^[A-Za-z0-9]{3,40}$/.test(text('code')) ? [] : ['code']),
    ...(value === null || value < 1 || (kind === 'percent' && value > 100) ? ['value'] : []),
    ...(text('validFrom') === '' ? ['validFrom'] : []),
    ...(text('validUntil') === '' || text('validUntil') < text('validFrom') ? ['validUntil'] : []),
    ...(text('maxUses') !== '' && (maxUses === null || maxUses < 1) ? ['maxUses'] : []),
  ];
  if (wrong.length > 0 || value === null) return { wrong };
  const [code, validFrom, validUntil] = [text('code'), text('validFrom'), text('validUntil')];
  const product = text('product') === '' ? null : text('product');
  return { wanted: { code, kind, value, product, validFrom, validUntil, maxUses } };
};
