import type { AnswerOf } from '@sigorta/contracts/operation';
import type { siteView } from '@sigorta/contracts/panel/site';
import { formatDateTime } from '@sigorta/i18n/date';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { AskSite } from './AskSite.tsx';
import styles from './ReleasesPage.module.css';
import { useReleasesTexts } from './use-releases-texts.ts';

type State = AnswerOf<typeof siteView>;
type Site = State['sites'][number];
type Fault = NonNullable<State['fault']>;

/** What staff can do about a site that is not shown. */
const reasons = {
  list: 'files',
  missing: 'files',
  changed: 'files',
  signature: 'signature',
  name: 'name',
  contract: 'contract',
  declarations: 'declarations',
  broken: 'broken',
} as const satisfies Record<Fault, string>;

/** Shell and panel: which build of them everybody gets, and those that could take its place. */
export function SiteBox({ state, onChanged }: { state: State; onChanged: () => void }) {
  const t = useReleasesTexts();
  const { fault, asked, sites } = state;
  const columns = useColumns(state, onChanged);
  return (
    <Box title={t('site')}>
      <p className={styles.notice}>
        {t('site.text')} <Since state={state} />
      </p>
      {fault && (
        <Notice tone="bad" role="alert" className={styles.notice}>
          {t('site.notShown')} {t(`site.fault.${reasons[fault]}`)}
        </Notice>
      )}
      {asked && (
        <Notice tone="info" className={styles.notice}>
          {t('site.asked')}
        </Notice>
      )}
      <div className={styles.table}>
        <DataTable
          caption={t('site')}
          rows={sites}
          keyOf={({ site, name }) => site ?? `own ${name}`}
          columns={columns}
        />
      </div>
    </Box>
  );
}

/** Since when, and who said so. */
function Since({ state: { since, askedBy, agreedBy } }: { state: State }) {
  const t = useReleasesTexts();
  const language = useLanguage();
  if (!since) return null;
  const at = formatDateTime(since, language);
  return askedBy && agreedBy
    ? t('site.since', { at, asked: askedBy, agreed: agreedBy })
    : t('site.sinceCommand', { at });
}

function SiteName({ site }: { site: Site }) {
  const t = useReleasesTexts();
  return (
    <span className={styles.version}>
      <bdi dir="ltr">{site.name}</bdi>
      {site.state === 'live' && <Badge tone="brand">{t('live')}</Badge>}
      {site.state === 'before' && <Badge tone="info">{t('site.before')}</Badge>}
      {site.site === null && <Badge>{t('site.own')}</Badge>}
    </span>
  );
}

function SiteHealth({ fault }: Pick<Site, 'fault'>) {
  const t = useReleasesTexts();
  return (
    <>
      <span className={styles.health}>
        <Badge tone={fault ? 'bad' : 'ok'}>{t(fault ? 'site.broken' : 'site.whole')}</Badge>
      </span>
      {fault && <p className={styles.refused}>{t(`site.fault.${reasons[fault]}`)}</p>}
    </>
  );
}

function useColumns({ live, asked }: State, onChanged: () => void) {
  const t = useReleasesTexts();
  const language = useLanguage();
  const may = useMay()('releases:roll-back') && !asked;
  const mayTurnTo = (one: Site): boolean => one.fault === null && one.state !== 'live';
  return [
    {
      key: 'version',
      place: 'head' as const,
      label: t('site'),
      cell: (site: Site) => <SiteName site={site} />,
    },
    {
      key: 'at',
      place: 'sub' as const,
      label: t('site.at'),
      cell: ({ at }: Site) => formatDateTime(at, language),
    },
    { key: 'health', label: t('health'), cell: (site: Site) => <SiteHealth fault={site.fault} /> },
    ...(may
      ? [
          {
            key: 'ask',
            place: 'action' as const,
            label: t('action'),
            end: true,
            cell: (one: Site) => mayTurnTo(one) && <AskSite site={one} was={live} onAsked={onChanged} />,
          },
        ]
      : []),
  ];
}
