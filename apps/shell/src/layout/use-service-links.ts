import { cancellationPath } from '@sigorta/contracts/service-paths';
import { useBrand, useLocation } from '@sigorta/runtime/runtime';
import { shellPages } from '../app/shell-pages.ts';
import { myPoliciesPath } from '../pages/login/paths.ts';
import type { ShellText } from '../texts/namespaces.ts';
import { showsCancellation } from './page-rules.ts';

interface ServiceLink {
  path: string;
  label: ShellText;
}

const policies: ServiceLink = { path: myPoliciesPath, label: 'menu.policies' };
const cancellation: ServiceLink = { path: cancellationPath, label: 'menu.cancellation' };

/** Services for people who have a policy already. */
export function useServiceLinks(): readonly ServiceLink[] {
  const brand = useBrand();
  const { pathname } = useLocation();
  const exists = shellPages.some(({ path }) => path === cancellationPath);
  return showsCancellation(pathname, brand, exists) ? [policies, cancellation] : [policies];
}
