import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';

/** A link that says that its page, or one below it, is the one that is shown. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const { pathname } = useLocation();
  const [here, there] = [pathname.toLowerCase(), props.to.toLowerCase()];
  const isHere = here === there || here.startsWith(`${there}/`);
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
