import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import { Link, useBrand, useLocation, useNavigate, useTexts } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useEffect } from 'react';
import { type PanelPage, panelPages } from '../app/panel-pages.ts';
import { signInPath } from '../app/sign-in-path.ts';
import { useStaffState } from '../app/staff-context.tsx';
import { useDeed } from '../app/use-answer.ts';
import styles from './PanelMenu.module.css';

const groups = [undefined, 'sales', 'money', 'settings'] as const;

const isHere = (path: string, { path: of }: PanelPage) => path === of || path.startsWith(`${of}/`);

/** The pages the person's role can use, and who it is. */
export function PanelMenu() {
  const t = useTexts('panel');
  const { name } = useBrand();
  const { pathname } = useLocation();
  const { state } = useStaffState();
  const allowed = state.answer?.permissions ?? [];
  const shown = panelPages.filter(({ menu, permission }) => menu && allowed.includes(permission));
  return (
    <div className={styles.menu}>
      <Link to="/panel/dashboard" className={styles.brand}>
        {name}
      </Link>
      <nav aria-label={t('nav.label')} className={styles.nav}>
        {groups.map((group) => {
          const pages = shown.filter(
            ({ menu, path }) => (path === '/panel/dashboard' ? undefined : menu?.group) === group,
          );
          if (pages.length === 0) return null;
          return (
            <div key={group ?? 'first'} className={styles.group}>
              {group && <p className={styles.groupName}>{t(`nav.group.${group}`)}</p>}
              <ul>
                {pages.map((page) => (
                  <li key={page.path}>
                    <Link
                      to={page.path}
                      className={styles.link}
                      aria-current={isHere(pathname, page) ? 'page' : undefined}
                    >
                      <Icon name={page.menu?.icon ?? 'file'} />
                      {t(page.menu?.text ?? 'nav.dashboard')}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      {state.answer && <Me name={state.answer.name} role={t(`role.${state.answer.role}`)} />}
    </div>
  );
}

function Me({ name, role }: { name: string; role: string }) {
  const t = useTexts('panel');
  const navigate = useNavigate();
  const { state, act } = useDeed(staffSignOut);
  /* a session that ended by itself is no hindrance */
  const isOut = state.at === 'done' || (state.at === 'failed' && state.code === 'sign-in-required');
  useEffect(() => {
    if (isOut) navigate(signInPath);
  }, [isOut, navigate]);
  return (
    <div className={styles.me}>
      <Link to="/panel/profile" className={cx(styles.link, styles.person)}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{role}</small>
        </span>
      </Link>
      <IconButton icon="logout" label={t('signOut')} className={styles.out} onClick={() => void act({})} />
      {state.at === 'failed' && !isOut && (
        <p role="alert" className={styles.failed}>
          {t('signOut.failed')}
        </p>
      )}
    </div>
  );
}
