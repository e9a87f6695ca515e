import type { ContactSwitches } from '@sigorta/contracts/contacts';
import type { CustomerCard } from '@sigorta/contracts/panel/customers';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Tabs } from '@sigorta/ui-kit/dialog/Tabs.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import styles from '../../detail/Detail.module.css';
import { Reveal } from '../../detail/Reveal.tsx';
import { Box } from '../../layout/Box.tsx';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useCodeText, useListTexts } from '../../list/use-list-texts.ts';
import { CustomerContacts } from './CustomerContacts.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { Requests, Transfers } from './PaymentTables.tsx';

/** All we have of one phone; details and what is masked are a press away. */
export function Card({ card }: { card: CustomerCard }) {
  const t = useListTexts();
  const mayAsk = useMay()('payment-requests:create');
  const { purchases, quotes, applications, requests, transfers, consents } = card;
  const [notes, setNotes] = useState(card.notes);
  const [ledger, setLedger] = useState(card.contacts);
  const counted = (key: 'purchases' | 'quotes' | 'applications' | 'requests' | 'transfers' | 'consents') =>
    `${t(`customers.${key}`)} (${card[key].length})`;
  return (
    <Box title={<bdi>{card.name || '–'}</bdi>}>
      <Person card={card} />
      <div className={styles.tabs}>
        <Tabs
          label={t('customers.title')}
          tabs={[
            { id: 'purchases', label: counted('purchases'), content: <Purchases rows={purchases} /> },
            { id: 'quotes', label: counted('quotes'), content: <Quotes rows={quotes} /> },
            {
              id: 'applications',
              label: counted('applications'),
              content: <Applications rows={applications} />,
            },
            ...(mayAsk
              ? [{ id: 'requests', label: counted('requests'), content: <Requests rows={requests} /> }]
              : []),
            { id: 'transfers', label: counted('transfers'), content: <Transfers rows={transfers} /> },
            { id: 'consents', label: counted('consents'), content: <Consents rows={consents} /> },
            ...(card.from.phone && ledger
              ? [
                  {
                    id: 'contacts',
                    label: `${t('contacts.title')} (${ledger.contacts.length})`,
                    content: <CustomerContacts about={card.from.phone} ledger={ledger} onNoted={setLedger} />,
                  },
                ]
              : []),
            ...(card.from.phone
              ? [
                  {
                    id: 'notes',
                    label: `${t('notes.title')} (${notes.length})`,
                    content: <CustomerNotes about={card.from.phone} notes={notes} onWritten={setNotes} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Box>
  );
}

/** Who it is, masked; who may sees each part whole for a minute, after saying why. */
function Person({ card }: { card: CustomerCard }) {
  const t = useListTexts();
  const fields = ['name', 'phone', 'email'] as const;
  return (
    <KeyValue
      lines
      rows={fields.map((field) => {
        const from = card.from[field];
        const masked = card[field];
        return {
          label: t(`col.${field}`),
          value: (
            <Cluster gap={2} justify="end">
              {from && masked ? <Reveal {...from} field={field} masked={masked} /> : masked || '–'}
              {field === 'phone' && <Unwanted switches={card.contacts?.switches} />}
            </Cluster>
          ),
          missing: !masked,
        };
      })}
    />
  );
}

/** What this person switched off: nobody has to find out by trying. */
function Unwanted({ switches }: { switches: ContactSwitches | undefined }) {
  const t = useListTexts();
  if (!switches) return null;
  return (
    <>
      {!switches.call && <Badge tone="warn">{t('contacts.noCalls')}</Badge>}
      {!switches.message && <Badge tone="warn">{t('contacts.noMessages')}</Badge>}
    </>
  );
}

function Purchases({ rows }: { rows: CustomerCard['purchases'] }) {
  const t = useListTexts();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.purchases')}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/panel/odemeler/${id}`}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} />, place: 'corner' },
        {
          key: 'product',
          label: t('col.product'),
          cell: ({ product }) => product.name || t('payments.noPolicy'),
          place: 'head',
        },
        {
          key: 'no',
          label: t('col.policyNo'),
          cell: ({ policyNo }) => <bdi dir="ltr">{policyNo ?? '–'}</bdi>,
          place: 'sub',
        },
        {
          key: 'ends',
          label: t('col.ends'),
          cell: ({ cover }) => (cover ? <Day at={cover.lastDay} /> : '–'),
        },
        { key: 'amount', label: t('stuck.amount'), ...amountColumn, place: 'aside' },
        {
          key: 'state',
          label: t('col.state'),
          cell: ({ state, cancellation }) => (
            <span>
              <StateBadge of="order" state={state} />{' '}
              {cancellation && <Badge tone="warn">{t('customers.ending')}</Badge>}
            </span>
          ),
          place: 'badge',
        },
      ]}
    />
  );
}

function Quotes({ rows }: { rows: CustomerCard['quotes'] }) {
  const t = useListTexts();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.quotes')}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/panel/teklifler/${id}`}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} />, place: 'corner' },
        { key: 'product', label: t('col.product'), cell: ({ product }) => product.name, place: 'sub' },
        { key: 'offers', label: t('col.offers'), cell: ({ offers }) => offers, end: true },
      ]}
    />
  );
}

function Applications({ rows }: { rows: CustomerCard['applications'] }) {
  const t = useListTexts();
  const codeText = useCodeText();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.applications')}
      rows={rows}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/panel/basvurular/${id}`}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} />, place: 'aside' },
        { key: 'kind', label: t('col.kind'), cell: ({ kind }) => codeText(`kind.${kind}`), place: 'head' },
        { key: 'product', label: t('col.product'), cell: ({ product }) => product.name || '–', place: 'sub' },
        {
          key: 'state',
          label: t('col.state'),
          cell: ({ state }) => <StateBadge of="application" state={state} />,
          place: 'badge',
        },
      ]}
    />
  );
}

function Consents({ rows }: { rows: CustomerCard['consents'] }) {
  const t = useListTexts();
  if (rows.length === 0) return <p>{t('customers.nothing')}</p>;
  return (
    <DataTable
      caption={t('customers.consents')}
      rows={rows.map((row, number) => ({ ...row, number }))}
      keyOf={({ number }) => String(number)}
      columns={[
        { key: 'at', label: t('col.date'), cell: ({ at }) => <Instant at={at} /> },
        {
          key: 'id',
          label: t('customers.consents'),
          cell: ({ document, version }) => (
            <span>
              {document.name} <bdi dir="ltr">{version}</bdi>
            </span>
          ),
        },
        { key: 'for', label: t('col.product'), cell: (row) => row.for || '–' },
        {
          key: 'partner',
          label: t('col.partner'),
          cell: ({ partner }) => <bdi>{partner.name}</bdi>,
          wide: true,
        },
        {
          key: 'state',
          label: t('col.state'),
          cell: ({ withdrawnAt }) =>
            withdrawnAt ? (
              <span>
                <Badge tone="warn">{t('customers.withdrawn')}</Badge> <Instant at={withdrawnAt} />
              </span>
            ) : (
              <Badge tone="ok">{t('customers.holds')}</Badge>
            ),
        },
      ]}
    />
  );
}
