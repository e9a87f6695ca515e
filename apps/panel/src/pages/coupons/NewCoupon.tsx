import { lira } from '@sigorta/contracts/money';
import { couponCreate, couponLimits, type couponList } from '@sigorta/contracts/panel/coupons';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage, useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { DateInput } from '@sigorta/ui-kit/field/DateInput.tsx';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { Refused } from '../../detail/Refused.tsx';
import { useCardNumberTold } from '../../detail/use-card-number-told.ts';
import { useDialogForm } from '../../detail/use-dialog-form.ts';
import { useUnclearAmount } from '../../detail/use-typed-amount.ts';
import type { HeadAction } from '../../list/machine/panel-list.ts';
import { optionsOf } from '../../list/machine/use-choices.ts';
import { readCouponForm } from './coupon-form.ts';
import styles from './NewCoupon.module.css';
import { useCouponsTexts } from './use-coupons-texts.ts';

/** The button that opens the form of a new coupon. */
export const NewCoupon: HeadAction<typeof couponList> = ({ answer, refresh, done }) => {
  const t = useCouponsTexts();
  const language = useLanguage();
  const today = useToday();
  const [kind, setKind] = useState('percent');
  const [days, setDays] = useState({ from: today ?? '', until: '' });
  const unclear = useUnclearAmount();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isUnclear, setUnclear] = useState(false);
  const { state, code, fields, act, reset } = useAction(couponCreate);
  const cardNumberTold = useCardNumberTold(fields);
  const refused = state === 'failed' ? fields.map(({ field }) => field) : [];
  const error = (name: 'code' | 'value' | 'product' | 'validFrom' | 'validUntil' | 'maxUses') => {
    if (name === 'code' && refused.includes('code')) return cardNumberTold('code') ?? t('code.taken');
    if (![...wrong, ...refused].includes(name)) return null;
    if (name === 'value' && isUnclear) return unclear;
    if (name === 'value')
      return t('value.wrong', { most: formatRoundMoney(lira(couponLimits.amountMinor), language) });
    if (name === 'maxUses') return t('maxUses.wrong', { most: formatNumber(couponLimits.uses, language) });
    return t(`${name}.wrong`);
  };
  const { open, show, close } = useDialogForm({
    onClose: () => {
      setDays({ from: today ?? '', until: '' });
      setWrong([]);
      setUnclear(false);
      reset();
    },
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readCouponForm(new FormData(event.currentTarget), language);
    setUnclear('wrong' in read && read.isUnclear);
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) return document.getElementById(read.wrong[0] ?? '')?.focus();
    const added = await act(read.wanted);
    if (!added) return;
    close();
    /* a large one waits for a second person and stands in no list yet */
    if (added.coupon) refresh();
    else done(t('new.asked'));
  };
  return (
    <>
      <Button icon="plus" onClick={show}>
        {t('new')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('new')}
        actions={
          <Button type="submit" form="new-coupon" busy={state === 'busy'}>
            {t('new.add')}
          </Button>
        }
      >
        <form id="new-coupon" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <TextInput
            id="code"
            name="code"
            label={t('code')}
            hint={t('code.hint')}
            dir="ltr"
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            error={error('code')}
          />
          <SegmentedControl
            id="kind"
            name="kind"
            label={t('kind')}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'percent', label: t('kind.percent') },
              { value: 'amount', label: t('kind.amount') },
            ]}
          />
          <TextInput
            id="value"
            name="value"
            label={t('discount')}
            inputMode="decimal"
            width="s"
            suffix={kind === 'percent' ? '%' : 'TL'}
            error={error('value')}
          />
          <Select
            id="product"
            name="product"
            label={t('product')}
            optional
            placeholder={t('product.all')}
            options={optionsOf(answer?.products ?? [])}
            error={error('product')}
          />
          <div className={styles.days}>
            <DateInput
              id="validFrom"
              label={t('from')}
              value={days.from}
              onChange={(from) => setDays({ ...days, from })}
              error={error('validFrom')}
            />
            <DateInput
              id="validUntil"
              label={t('until')}
              min={today ?? undefined}
              value={days.until}
              onChange={(until) => setDays({ ...days, until })}
              error={error('validUntil')}
            />
            <input type="hidden" name="validFrom" value={days.from} />
            <input type="hidden" name="validUntil" value={days.until} />
          </div>
          <TextInput
            id="maxUses"
            name="maxUses"
            label={t('maxUses')}
            hint={t('maxUses.hint')}
            inputMode="numeric"
            width="s"
            optional
            error={error('maxUses')}
          />
          {refused.length === 0 && <Refused code={code} />}
        </form>
      </Dialog>
    </>
  );
};
