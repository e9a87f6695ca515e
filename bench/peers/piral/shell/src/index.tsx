import { createInstance, createStandardApi, Piral } from 'piral';
import { createRoot } from 'react-dom/client';
import type { LayoutContent } from '../page/content.ts';
import { components, ShownLayout } from './layout.tsx';

async function start(language: string): Promise<void> {
  /* both are asked for at once: neither waits for the other */
  const pilets = fetch('/pilets.json').then((answer) => answer.json());
  const content: LayoutContent = (await import(`../content/layout.${language}.json`)).default;
  document.documentElement.lang = language;
  document.documentElement.dir = content.direction;
  const instance = createInstance({
    state: { components },
    plugins: [...createStandardApi()],
    requestPilets: async () => (await pilets).items,
  });
  const app = document.querySelector('#app');
  if (app)
    createRoot(app).render(
      <ShownLayout.Provider value={content}>
        <Piral instance={instance} />
      </ShownLayout.Provider>,
    );
}

void start(location.pathname.split('/')[1] || 'tr');
