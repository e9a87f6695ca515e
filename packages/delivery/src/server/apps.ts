import type { Boot } from '@sigorta/contracts/boot';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { workspaceSource } from '@sigorta/federation/source/workspace-source';
import type { RemoteModule } from '@sigorta/runtime/remote-module';

/** What the shell's server entry offers; the shell is found by its place, delivery imports no app by name. */
export interface ShellServer {
  renderApp(
    boot: Boot,
    path: string,
    source: RemoteSource,
  ): Promise<{ html: string; head: { title: string; description?: string } }>;
  bringLate(boot: Boot, path: string): Promise<void>;
  shellPages: readonly { path: string; kind: 'public' | 'personal' }[];
}

const shells = import.meta.glob<ShellServer>('/apps/shell/src/app/server.tsx', { eager: true });
const remotes = import.meta.glob<{ remote: RemoteModule }>('/apps/*/src/remote.ts');

const [found] = Object.values(shells);
if (!found) throw new Error('apps/shell/src/app/server.tsx is missing');
export const shell: ShellServer = found;

export const source: RemoteSource = workspaceSource(
  Object.fromEntries(Object.entries(remotes).map(([file, load]) => [file.split('/')[2] ?? '', load])),
);
