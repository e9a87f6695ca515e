import { livingFiles, livingPath } from '@sigorta/contracts/living-policy';
import { directionOf } from '@sigorta/i18n/direction';
import { withLanguage } from '@sigorta/i18n/paths';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import { iconSizes } from './living-icon.ts';
import type { LivingView } from './living-view.ts';
import { livingTexts } from './texts/living-texts.ts';

/** What a phone needs to put the page on its home screen (W3C Web Application Manifest). It names nobody. */
export function manifestOf({ language, brand }: LivingView, purchaseId: string): string {
  const own = withLanguage(livingPath(purchaseId), language);
  const t = livingTexts[language];
  return JSON.stringify({
    id: own,
    start_url: own,
    scope: own,
    name: `${t.app} · ${brand.name}`,
    short_name: t.app,
    lang: language,
    dir: directionOf(language),
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: solvePalette(brand.colour)['--c-solid'] ?? brand.colour,
    icons: iconSizes.map((size) => ({
      src: livingFiles[`icon${size}`],
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
