import type { Boot } from '@sigorta/contracts/boot';
import type { PageDocument } from '@sigorta/contracts/delivery';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { shell } from './apps.ts';
import type { RenderedRoot } from './template.ts';
import { traceImports } from './traced.ts';

/** What only the gateway knows; the tree must not draw it. */
const unknownYet = {
  token: '',
  today: '',
  endpoint: '',
  endpointOrigins: [],
  frames: [],
  findsVehicles: true,
} satisfies Partial<Boot>;

/** The page as it stands inside `#root`. */
export async function renderRoot(
  boot: PageDocument['boot'],
  path: string,
  source: RemoteSource,
): Promise<RenderedRoot> {
  const whole = { ...boot, ...unknownYet };
  const late = await traceImports(() => shell.bringLate(whole, path));
  const { html, head } = await shell.renderApp(whole, path, source);
  return { html, title: head.title, description: head.description ?? '', late };
}
