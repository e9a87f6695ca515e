import type { RequestOf } from '@sigorta/contracts/operation';
import type { couponCreate } from '@sigorta/contracts/panel/coupons';
import { readAmount, readWhole } from '@sigorta/validators/amount';

type Wanted = RequestOf<typeof couponCreate>;

/** more uses than that nobody means */
const mostUses = 9_999_999;

const whole = (typed: string): number | null => {
  const read = readWhole(typed);
  return read === null || read > mostUses ? null : read;
};

/** The request a form asks for, or the names of the fields that cannot be read. */
export const readCouponForm = (data: FormData): { wanted: Wanted } | { wrong: string[] } => {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const kind = text('kind') === 'amount' ? 'amount' : 'percent';
  const value = kind === 'amount' ? readAmount(text('value')) : whole(text('value'));
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
