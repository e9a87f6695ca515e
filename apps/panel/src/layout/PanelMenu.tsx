import { staffSignOut } from '@sigorta/contracts/panel/staff-sign-out';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Link, useBrand, useLocation, useNavigate, useTexts } from '@sigorta/runtime/runtime';
import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useEffect } from 'react';
import { type PanelPage, panelPages } from '../app/panel-pages.ts';
import { signInPath } from '../app/sign-in-path.ts';
import { useStaffState } from '../app/staff-context.tsx';
import { useWaiting } from '../app/waiting-context.tsx';
import styles from './PanelMenu.module.css';

/** more are not counted */
const most = 100;

const groups = [undefined, 'sales', 'money', 'settings'] as const;

const isHere = (path: string, { path: of }: PanelPage) => path === of || path.startsWith(`${of}/`);

/** The pages the person's role can use, and who it is. */
export function PanelMenu() {
  const t = useTexts('panel');
  const { name } = useBrand();
  const { pathname } = useLocation();
  const { answer: person } = useStaffState();
  const allowed = person?.permissions ?? [];
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
                      {page.menu?.counts && <Waiting />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      {person && <Me name={person.name} role={t(`role.${person.role}`)} />}
    </div>
  );
}

/** How many things wait for the person; nothing where none does. */
function Waiting() {
  const t = useTexts('panel');
  const { count } = useWaiting();
  if (count === 0) return null;
  const number = count < most ? String(count) : `${most}+`;
  return (
    <span className={styles.count}>
      <span aria-hidden>{number}</span>
      <VisuallyHidden> {t('nav.waiting', { number })}</VisuallyHidden>
    </span>
  );
}

function Me({ name, role }: { name: string; role: string }) {
  const t = useTexts('panel');
  const navigate = useNavigate();
  const { state, code, act } = useAction(staffSignOut);
  /* a session that ended by itself is no hindrance */
  const isOut = state === 'done' || (state === 'failed' && code === 'sign-in-required');
  useEffect(() => {
    if (isOut) void navigate(signInPath);
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
      {state === 'failed' && !isOut && (
        <p role="alert" className={styles.failed}>
          {t('signOut.failed')}
        </p>
      )}
    </div>
  );
}
