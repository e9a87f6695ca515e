import type { RequestOf } from '@sigorta/contracts/operation';
import { type couponCreate, couponLimits } from '@sigorta/contracts/panel/coupons';
import type { Language } from '@sigorta/i18n/language';
import { readWhole } from '@sigorta/validators/amount';
import { readTypedAmount, type Unread } from '../../detail/use-typed-amount.ts';

type Wanted = RequestOf<typeof couponCreate>;

/** The request a form asks for, or what of it cannot be read. */
export const readCouponForm = (data: FormData, language: Language): { wanted: Wanted } | Unread => {
  const text = (name: string): string => String(data.get(name) ?? '').trim();
  const kind = text('kind') === 'amount' ? 'amount' : 'percent';
  const read = kind === 'amount' ? readTypedAmount(text('value'), language) : readWhole(text('value'));
  const isUnclear = read === 'unclear';
  const value = isUnclear ? null : read;
  const most = kind === 'amount' ? couponLimits.amountMinor : couponLimits.percent;
  const maxUses = text('maxUses') === '' ? null : readWhole(text('maxUses'));
  const areUsesRight =
    maxUses === null ? text('maxUses') === '' : maxUses >= 1 && maxUses <= couponLimits.uses;
  const wrong = [
    ...(/^[A-Za-z0-9]{3,40}$/.test(text('code')) ? [] : ['code']),
    ...(value === null || value < 1 || value > most ? ['value'] : []),
    ...(text('validFrom') === '' ? ['validFrom'] : []),
    ...(text('validUntil') === '' || text('validUntil') < text('validFrom') ? ['validUntil'] : []),
    ...(areUsesRight ? [] : ['maxUses']),
  ];
  if (wrong.length > 0 || value === null) return { wrong, isUnclear };
  const [code, validFrom, validUntil] = [text('code'), text('validFrom'), text('validUntil')];
  const product = text('product') === '' ? null : text('product');
  return { wanted: { code, kind, value, product, validFrom, validUntil, maxUses } };
};
