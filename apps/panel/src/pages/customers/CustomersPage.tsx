import { customerFind } from '@sigorta/contracts/panel/customers';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useNamespace } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { Card } from './Card.tsx';

const ways = ['phone', 'identity'] as const;

/** Finds a customer. What is typed stays in this page: never in the address, the log or the history. */
export function CustomersPage() {
  const t = useListTexts();
  const messageText = useNamespace('common');
  const [by, setBy] = useState<(typeof ways)[number]>('phone');
  const [value, setValue] = useState('');
  /* what was written to a card before does not stand in the one that is found next */
  const [searches, setSearches] = useState(0);
  const { state, answer, code, fields, act, reset } = useAction(customerFind);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (value.trim() === '') return;
    setSearches(searches + 1);
    void act({ by, value });
  };
  const failureOf = (why: string): string =>
    why === 'too-many-requests' ? t('customers.budget') : messageText(fields[0]?.message ?? `error.${why}`);
  const failure = state === 'failed' ? failureOf(code) : null;
  return (
    <>
      <PageHead title={t('customers.title')} text={t('customers.text')} />
      <div className={styles.column}>
        <Box>
          <form className={cx(styles.form, styles.short)} onSubmit={find} autoComplete="off">
            <SegmentedControl
              id="customer-by"
              name="customer-by"
              label={t('customers.by')}
              value={by}
              options={ways.map((way) => ({ value: way, label: t(`customers.${way}`) }))}
              onChange={(way) => {
                setBy(way === 'identity' ? 'identity' : 'phone');
                setValue('');
                reset();
              }}
            />
            <div className={styles.row}>
              <TextInput
                id="customer-value"
                label={t(`customers.value.${by}`)}
                value={value}
                inputMode={by === 'phone' ? 'tel' : 'text'}
                maxLength={25}
                autoComplete="off"
                dir="ltr"
                onChange={(event) => setValue(event.currentTarget.value)}
              />
              <Button type="submit" icon="search" busy={state === 'busy'}>
                {t('customers.find')}
              </Button>
            </div>
            {failure && (
              <Notice tone="bad" role="alert">
                {failure}
              </Notice>
            )}
          </form>
        </Box>
        <div role="status" className={styles.column}>
          {state === 'done' && answer.cards.length === 0 && (
            <EmptyState title={t('customers.none')} text={t('customers.none.text')} />
          )}
          {state === 'done' && answer.more && <Notice>{t('customers.more')}</Notice>}
        </div>
        {state === 'done' &&
          answer.cards.map((card, index) => <Card key={`${searches} ${index}`} card={card} />)}
      </div>
    </>
  );
}
