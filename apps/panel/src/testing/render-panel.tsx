import { permissionsOf, type Role } from '@sigorta/contracts/panel/permissions';
import { staffMe } from '@sigorta/contracts/panel/staff-me';
import type { FakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { type Page, renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { useLocation } from '@sigorta/runtime/runtime';
import { act, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SignInAgainProvider } from '../app/sign-in-again.tsx';
import { StaffProvider, useStaffState } from '../app/staff-context.tsx';
import { loadPanelTexts } from '../texts/load-texts.ts';

interface Surroundings {
  gateway: FakeGateway;
  /** of the person who is signed in */
  role?: Role;
  /** address of the page with its query */
  path?: string;
}

export interface PanelPage extends Page {
  /** path and query of the address */
  address: () => string;
  /** queries inside of the dialog that is open */
  dialog: () => ReturnType<typeof within>;
  /** the open dialog, or null */
  opened: () => HTMLElement | null;
  /** texts of a table's row cells, found by a text in the row */
  cells: (text: string | RegExp) => string[];
  /** queries inside of a table's row, found by a text in it */
  row: (text: string | RegExp) => ReturnType<typeof within>;
  /** the answers that are under way come, and the page is drawn */
  settle: () => Promise<void>;
}

/** An element inside of the panel, in Turkish, seen by a person of a role; resolves when its texts are there. */
export async function renderPanel(
  element: ReactNode,
  { gateway, role = 'owner', path = '/panel/dashboard' }: Surroundings,
): Promise<PanelPage> {
  await loadPanelTexts('tr');
  gateway.answer(staffMe, {
    id: 'person-0001',
    name: 'Deniz Er',
    email: 'deniz@ornek.com',
    role,
    partner: role === 'agent' ? { id: 'kaya-acente', name: 'Kaya' } : null,
    permissions: [...permissionsOf[role]],
    sessionEndsAt: '2026-11-21T18:00:00.000Z',
  });
  const around = (
    <StaffProvider>
      <SignInAgainProvider>
        <Known>
          {element}
          <Address />
        </Known>
      </SignInAgainProvider>
    </StaffProvider>
  );
  /* a page that waits for its texts is drawn again only when the first drawing was awaited */
  const page = await act(async () => renderPage(around, { gateway, path }));
  await come(page);
  await settle();
  const rowOf = (text: string | RegExp): HTMLTableRowElement => {
    const row = page
      .getAllByText(text)
      .map((one) => one.closest<HTMLTableRowElement>('tr'))
      .find((one) => one !== null);
    if (!row) throw new Error(`no row has ${text}`);
    return row;
  };
  return {
    ...page,
    user: patient(page.user),
    address: () => page.getByTestId('address').textContent ?? '',
    opened: () => page.queryByRole('dialog'),
    dialog: () => within(page.getByRole('dialog')),
    row: (text) => within(rowOf(text)),
    cells: (text) => [...rowOf(text).cells].map((cell) => wordsOf(cell)),
    settle,
  };
}

/** A person who looks at what came of each press before the next one: a busy machine draws an answer later. */
const patient = (user: Page['user']): Page['user'] =>
  new Proxy(user, {
    get: (of, name) => {
      const work: unknown = Reflect.get(of, name);
      if (typeof work !== 'function') return work;
      return async (...given: unknown[]) => {
        await work.apply(of, given);
        await settle();
      };
    },
  });

/** One of the task queue; who needs more of them than one has to look again. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Waits for the page's texts, which are read from the disk: that may take a while beside a busy neighbour. It is drawn inside of
 * `act`, where React shows what has come at once; outside it lets a third of a second pass after it has shown that something is missing.
 */
async function come({ queryByTestId, getByTestId }: Page): Promise<void> {
  const until = Date.now() + 15_000;
  while (!queryByTestId('address') && Date.now() < until) await act(turn);
  getByTestId('address');
}

/** How React hides what was drawn already while a part of it waits for its texts. */
const hidden = '[style*="display: none !important"]';

/**
 * Turns of the task queue until the page has stayed as it is for a few and no part of it waits for texts, which are read from
 * the disk: a busy machine draws an answer some turns later. What waits for ever is left to the test.
 */
async function settle(): Promise<void> {
  const until = Date.now() + 10_000;
  let drawn = '';
  for (let same = 0; same < 4 && Date.now() < until; ) {
    await act(turn);
    const now = document.body.innerHTML;
    same = now === drawn && !document.querySelector(hidden) ? same + 1 : 0;
    drawn = now;
  }
}

/** What an element says, with plain spaces where an amount keeps its currency on the line. */
export const wordsOf = (element: HTMLElement): string =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ');

/** As in the panel: no page is drawn before it is known who looks at it. */
function Known({ children }: { children: ReactNode }) {
  const { answer } = useStaffState();
  return answer && children;
}

/** Where the page stands. */
function Address() {
  const { pathname, search } = useLocation();
  return <data data-testid="address">{pathname + search}</data>;
}
