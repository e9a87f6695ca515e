import NextLink from 'next/link';
import type { ReactNode } from 'react';

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

export function Link(props: LinkProps) {
  return <NextLink {...props} />;
}
