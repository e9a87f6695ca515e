import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** within the site, without a language */
  to: string;
}

/**
 * A way within the site, of the router's own parts. The router's `Link` carries what a page of the router's own framework is loaded ahead
 * by: five hooks a link, and code that no page of ours can reach.
 */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, target === undefined ? {} : { target });
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} href={href} target={target} onClick={press} />;
}
