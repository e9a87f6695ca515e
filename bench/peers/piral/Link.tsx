import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

export function Link({ href, ...props }: LinkProps) {
  return <RouterLink to={href} {...props} />;
}
