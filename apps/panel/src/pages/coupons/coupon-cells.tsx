import type { AnswerOf } from '@sigorta/contracts/operation';
import type { couponList } from '@sigorta/contracts/panel/coupons';
import { formatNumber, formatPercent } from '@sigorta/i18n/number';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';

type Coupon = AnswerOf<typeof couponList>['rows'][number];

/** Hundredths or kuruş, as the coupon's kind says. */
export function Discount({ kind, value }: Pick<Coupon, 'kind' | 'value'>) {
  const language = useLanguage();
  return kind === 'percent' ? (
    <bdi>{formatPercent(value / 100, language)}</bdi>
  ) : (
    <Money money={{ minor: value, currency: 'TRY' }} language={language} round />
  );
}

/** How often it was used, of how often it may be. */
export function Uses({ uses, maxUses }: Pick<Coupon, 'uses' | 'maxUses'>) {
  const language = useLanguage();
  return (
    <bdi dir="ltr">
      {formatNumber(uses, language)}
      {maxUses !== null && ` / ${formatNumber(maxUses, language)}`}
    </bdi>
  );
}
