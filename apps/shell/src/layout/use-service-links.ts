import { cancellationPath } from '@sigorta/contracts/service-paths';
import { useBrand, useLocation } from '@sigorta/runtime/runtime';
import { shellPages } from '../app/shell-pages.ts';
import { myPoliciesPath } from '../pages/login/paths.ts';
import { showsCancellation } from './page-rules.ts';

/** Services for people who have a policy already. Labels are keys of the shell's texts. */
export function useServiceLinks(): readonly { path: string; label: string }[] {
  const brand = useBrand();
  const { pathname } = useLocation();
  const exists = shellPages.some(({ path }) => path === cancellationPath);
  return [
    { path: myPoliciesPath, label: 'menu.policies' },
    ...(showsCancellation(pathname, brand, exists)
      ? [{ path: cancellationPath, label: 'menu.cancellation' }]
      : []),
  ];
}
