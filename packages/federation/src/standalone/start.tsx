import type { Boot } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { directionOf } from '@sigorta/i18n/direction';
import { withLanguage } from '@sigorta/i18n/paths';
import type { RemoteModule } from '@sigorta/runtime/runtime';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPageLoader } from '../page-loader.ts';
import { workspaceSource } from '../source/workspace-source.ts';
import { applyBrand } from './apply-brand.ts';
import { brandSamples } from './brand-samples.ts';
import { type CardSource, cardsOf } from './cards-of.ts';
import { Frame } from './Frame.tsx';
import { readSwitches } from './switches.ts';
import '@sigorta/ui-kit/tokens/tokens.css';
import '@sigorta/ui-kit/tokens/reset.css';
import '@sigorta/ui-kit/tokens/base.css';

interface StandaloneFamily {
  family: string;
  load: () => Promise<{ remote: RemoteModule }>;
  /** modules of the family's declarations, loaded */
  products: Record<string, unknown>;
}

/** Shows one family alone, without the federation plugin: for the team that works on it. */
export function startStandalone({ family, load, products }: StandaloneFamily): void {
  const switches = readSwitches();
  const brand = brandSamples[switches.partner] ?? defaultBrand;
  const { language } = switches;
  const boot: Boot = {
    language,
    brand,
    catalogue: cardsOf(Object.values(products) as CardSource[], language),
    token: 'sigorta-carsisi-site',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    frames: [],
    findsVehicles: true,
    manifestUrl: '/remotes.json',
    remote: null,
    today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date()),
  };
  document.documentElement.lang = language;
  document.documentElement.dir = switches.direction ?? directionOf(language);
  applyBrand(brand);
  const loader = createPageLoader(workspaceSource({ [family]: load }), 60_000);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  createRoot(root).render(
    <BrowserRouter basename={withLanguage('/', language)}>
      <Frame boot={boot} loader={loader} switches={switches} />
    </BrowserRouter>,
  );
}
