import type { Boot } from '@sigorta/contracts/boot';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BootProvider } from '../boot-context.ts';

interface InPageProps {
  boot: Boot;
  /** address of the page, with its query and without a language */
  path: string;
  children: ReactNode;
}

/** What stands around every screen of shell and remotes; for tests. */
export function InPage({ boot, path, children }: InPageProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <BootProvider value={boot}>
        <Suspense>{children}</Suspense>
      </BootProvider>
    </MemoryRouter>
  );
}
