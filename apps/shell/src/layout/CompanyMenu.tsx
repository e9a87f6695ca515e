import { useNavigate, usePath, useTexts } from '@sigorta/runtime/runtime';
import { DisclosureMenu } from '@sigorta/ui-kit/dialog/DisclosureMenu.tsx';
import { companyPages } from './company-pages.ts';

/** About and contact, for partners whose company option is on (spec §2). */
export function CompanyMenu() {
  const t = useTexts('shell');
  const path = usePath();
  const navigate = useNavigate();
  return (
    <DisclosureMenu
      label={t('header.company')}
      links={companyPages.map((page) => ({
        id: page.path,
        label: t(page.label),
        href: path(page.path),
        onPress: (event) => {
          event.preventDefault();
          void navigate(page.path);
        },
      }))}
    />
  );
}
