import { type CallPurpose, type ContactLedger, callPurposes } from '@sigorta/contracts/contacts';
import { type CustomerCard, customerCall } from '@sigorta/contracts/panel/customers';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { SegmentedControl } from '@sigorta/ui-kit/field/SegmentedControl.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Refused } from '../../detail/Refused.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

interface CustomerContactsProps {
  /** the record that says their phone: a customer has no number */
  about: NonNullable<CustomerCard['from']['phone']>;
  ledger: ContactLedger;
  onNoted: (ledger: ContactLedger) => void;
}

/** Every mail, short message and noted call of a customer, and a call to note. */
export function CustomerContacts({ about, ledger, onNoted }: CustomerContactsProps) {
  const t = useListTexts();
  const mayNote = useMay()('customers:sell');
  return (
    <>
      {mayNote && (
        <div className={styles.words}>
          <NoteCall about={about} onNoted={onNoted} />
        </div>
      )}
      <Contacts contacts={ledger.contacts} />
      {ledger.more && (
        <div className={styles.words}>
          <p className={styles.quiet}>{t('customers.more')}</p>
        </div>
      )}
    </>
  );
}

function NoteCall({ about, onNoted }: Omit<CustomerContactsProps, 'ledger'>) {
  const t = useListTexts();
  const { state, code, act } = useAction(customerCall);
  const [isFromThem, setFromThem] = useState(false);
  const [purpose, setPurpose] = useState<CallPurpose | ''>('');
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (purpose === '') return;
    const ledger = await act({ ...about, purpose, isFromThem });
    if (!ledger) return;
    onNoted(ledger);
    setPurpose('');
    setTried(false);
  };
  return (
    <form className={cx(styles.form, styles.short)} onSubmit={(event) => void submit(event)}>
      <SegmentedControl
        id="call-direction"
        name="call-direction"
        label={t('contacts.direction')}
        value={isFromThem ? 'them' : 'us'}
        options={(['us', 'them'] as const).map((from) => ({
          value: from,
          label: t(`contacts.from.${from}`),
        }))}
        onChange={(from) => setFromThem(from === 'them')}
      />
      <div className={styles.row}>
        <Select
          id="call-purpose"
          label={t('contacts.about')}
          value={purpose}
          error={tried && purpose === '' ? t('contacts.about.error') : undefined}
          options={callPurposes.map((one) => ({ value: one, label: t(`delivery.purpose.${one}`) }))}
          onChange={(event) =>
            setPurpose(callPurposes.find((one) => one === event.currentTarget.value) ?? '')
          }
        />
        <Button type="submit" busy={state === 'busy'}>
          {t('contacts.add')}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {state === 'done' && t('contacts.added')}
      </p>
      <Refused code={state === 'failed' ? code : null} />
    </form>
  );
}

function Contacts({ contacts }: { contacts: ContactLedger['contacts'] }) {
  const t = useListTexts();
  if (contacts.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('contacts.title')}
      rows={contacts.map((row, number) => ({ ...row, number }))}
      keyOf={({ number }) => String(number)}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} />, place: 'corner' },
        { key: 'way', label: t('contacts.way'), cell: ({ channel }) => t(`delivery.channel.${channel}`) },
        {
          key: 'about',
          label: t('contacts.about'),
          cell: ({ purpose }) => t(`delivery.purpose.${purpose}`),
          place: 'head',
        },
        {
          key: 'by',
          label: t('contacts.by'),
          cell: ({ isFromThem, isByStaff }) =>
            t(isFromThem ? 'contacts.from.them' : isByStaff ? 'contacts.by.staff' : 'contacts.by.system'),
          place: 'sub',
        },
        {
          key: 'state',
          label: t('col.state'),
          cell: ({ state }) => (state === null ? '–' : t(`delivery.state.${state}`)),
          place: 'badge',
        },
      ]}
    />
  );
}
