import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';
import { useSearchParams } from '@sigorta/runtime/runtime';
import { Tabs } from '@sigorta/ui-kit/dialog/Tabs.tsx';
import type { ReactNode } from 'react';
import { type AccountSection, accountSections, sectionNames, sectionOf } from './account-sections.ts';
import { isRunning } from './is-running.ts';
import styles from './MyPoliciesPage.module.css';
import { PolicyCard } from './PolicyCard.tsx';
import { Consents } from './sections/Consents.tsx';
import { Contacts } from './sections/Contacts.tsx';
import type { Deleted } from './sections/DeleteData.tsx';
import { Drafts } from './sections/Drafts.tsx';
import { MyDataSection } from './sections/MyDataSection.tsx';
import { Running } from './sections/Running.tsx';
import { SavedQuotes } from './sections/SavedQuotes.tsx';
import { useAccountTexts } from './use-account-texts.ts';

interface SectionsProps {
  policies: readonly BoughtPolicy[];
  /** shown when nothing was ever bought */
  nothing: ReactNode;
  onDeleted: (deleted: Deleted) => void;
}

/** Everything of a logged-in phone, one section at a time; the address names it. */
export function Sections({ policies, nothing, onDeleted }: SectionsProps) {
  const t = useAccountTexts();
  const [query, setQuery] = useSearchParams();
  const running = policies.filter(isRunning);
  const current = sectionOf(query.get('bolum'));
  const contents: Record<AccountSection, () => ReactNode> = {
    policeler: () =>
      policies.length === 0 ? nothing : <Bought policies={policies.filter((one) => !isRunning(one))} />,
    'suren-alimlar': () => <Running purchases={running} />,
    taslaklar: () => <Drafts />,
    teklifler: () => <SavedQuotes />,
    onaylar: () => <Consents />,
    iletisim: () => <Contacts />,
    verilerim: () => <MyDataSection onDeleted={onDeleted} />,
  };
  const nameOf = (section: AccountSection): string => {
    const name = t(sectionNames[section]);
    return section === 'suren-alimlar' && running.length > 0
      ? t('counted', { name, count: running.length })
      : name;
  };
  return (
    <Tabs
      label={t('sections')}
      value={current}
      onChange={(id) => setQuery(id === accountSections[0] ? {} : { bolum: id }, { replace: true })}
      tabs={accountSections.map((id) => ({
        id,
        label: nameOf(id),
        content: id === current ? contents[id]() : null,
      }))}
    />
  );
}

function Bought({ policies }: { policies: readonly BoughtPolicy[] }) {
  const t = useAccountTexts();
  if (policies.length === 0) return <p>{t('policies.none')}</p>;
  return (
    <ul className={styles.list}>
      {policies.map((policy) => (
        <PolicyCard key={policy.purchaseId} policy={policy} />
      ))}
    </ul>
  );
}
