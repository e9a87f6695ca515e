import { storage, useHydrated, useLocation, useTexts } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './StaffStrip.module.css';

/** Badges of a session: test mode, call centre, agent. Only this browser knows them, so never on the server. */
export function StaffStrip() {
  const t = useTexts('shell');
  const hydrated = useHydrated();
  // Asks again when the address changes: `?bayi=` is stored on arrival.
  useLocation();
  if (!hydrated) return null;
  const isTest = storage.readFlag('testMode');
  const isCallCentre = storage.readFlag('callCentreMode');
  const agentId = storage.read('agentId');
  if (!isTest && !isCallCentre && !agentId) return null;
  const removeAgent = () => {
    storage.remove('agentId');
    location.reload();
  };
  return (
    <aside className={styles.strip} aria-label={t('staff.label')} data-print="hide">
      <Container className={styles.inside}>
        {isTest && <Badge tone="warn">{t('staff.test')}</Badge>}
        {isCallCentre && <Badge tone="info">{t('staff.callCentre')}</Badge>}
        {agentId && (
          <button
            type="button"
            className={styles.agent}
            title={t('staff.agent.remove')}
            aria-label={`${t('staff.agent')} ${agentId}. ${t('staff.agent.remove')}`}
            onClick={removeAgent}
          >
            <Badge tone="brand" icon="user">
              {t('staff.agent')} <bdi dir="ltr">{agentId}</bdi>
            </Badge>
            <Icon name="close" size={16} />
          </button>
        )}
      </Container>
    </aside>
  );
}
