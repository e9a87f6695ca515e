import { expect, type Page } from '@playwright/test';
import { panelTexts } from '../words/panel-money-texts.ts';

/** an owner may see every page of the menu */
const ownersPages = 20;

/**
 * Where an owner's menu leads. The page of the sign-in, which stays until the next one is fetched, has a navigation of
 * links too (the languages), so the menu is asked for by its name and waited for as a whole.
 */
export async function menuPaths(page: Page, language: 'tr' | 'ar'): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: panelTexts[language]['nav.label'], exact: true });
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(ownersPages);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
