import type { ReactNode } from 'react';

export interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Each peer puts the link of its own router in this file's place; this one stands here for the types. */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
