import { partnerList } from '@sigorta/contracts/panel/partners';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { CategoriesBox } from './CategoriesBox.tsx';
import { NewPartner } from './NewPartner.tsx';
import styles from './PartnersPage.module.css';
import { usePartnersTexts } from './use-partners-texts.ts';

const nothing = {};

/** The brands the site is shown under, and the categories they choose their products by. */
export function PartnersPage() {
  const t = usePartnersTexts();
  const may = useMay();
  const { state, answer, code, retry } = useQuery(partnerList, nothing);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} actions={may('partners:edit') && <NewPartner />} />
      {state === 'failed' && <Failure code={code} again={retry} />}
      {!answer && state === 'loading' && <Loading />}
      {answer && (
        <div className={styles.sheets}>
          <Box title={t('partners')}>
            <div className={styles.table}>
              <DataTable
                caption={t('partners')}
                rows={answer.partners}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => `/panel/is-ortaklari/${id}`}
                columns={[
                  {
                    key: 'name',
                    place: 'head',
                    label: t('partner'),
                    cell: ({ name, colour }) => (
                      <span className={styles.name}>
                        <svg width="20" height="20" aria-hidden="true" focusable="false">
                          <rect width="20" height="20" rx="6" fill={colour} />
                        </svg>
                        <bdi>{name}</bdi>
                      </span>
                    ),
                  },
                  {
                    key: 'kind',
                    place: 'aside',
                    label: t('kind'),
                    cell: ({ agency }) => t(agency ? 'kind.agency' : 'kind.partner'),
                  },
                  {
                    key: 'hosts',
                    place: 'sub',
                    label: t('setting.hosts'),
                    cell: ({ hosts }) => <bdi dir="ltr">{hosts.join(', ') || '–'}</bdi>,
                  },
                  {
                    key: 'products',
                    label: t('products'),
                    cell: ({ products }) => products ?? t('products.all'),
                  },
                  {
                    key: 'ignored',
                    place: 'badge',
                    label: t('state'),
                    cell: ({ ignored }) =>
                      ignored === 0 ? (
                        <Badge tone="ok">{t('state.ok')}</Badge>
                      ) : (
                        <Badge tone="warn">{t('state.ignored', { count: ignored })}</Badge>
                      ),
                  },
                ]}
              />
            </div>
          </Box>
          <CategoriesBox categories={answer.categories} names={answer.categoryNames} again={retry} />
        </div>
      )}
    </>
  );
}
