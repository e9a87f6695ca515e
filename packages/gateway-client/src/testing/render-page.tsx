import type { Boot } from '@sigorta/contracts/boot';
import { useLocation } from '@sigorta/runtime/runtime';
import { bootOfTest } from '@sigorta/runtime/testing/boot-of-test';
import { InPage } from '@sigorta/runtime/testing/InPage.tsx';
import { configure, getConfig, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { Gateway } from '../gateway.ts';
import { GatewayProvider } from '../react/gateway-wrapping.ts';

/** Lets the renderer do what it has put off: it goes on in immediates, and gives the others a turn when a piece of work was long. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/*
 * A wait ends when what it looks for is there; a busy neighbour must not make it fail. What a press led to is drawn before the press
 * is over: after one of the library's turns alone it was not on a slow machine, where a timer of no length comes before an immediate.
 */
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 10_000,
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const done = await act();
      await drawn();
      return done;
    }),
});

interface Surroundings {
  /** mostly a `fakeGateway` */
  gateway: Gateway;
  /** address of the page with its query */
  path?: string;
  boot?: Partial<Boot>;
}

export interface Page extends Omit<RenderResult, 'rerender'> {
  /** presses, types and walks by keys as a person does */
  user: UserEvent;
  rerender: (element: ReactNode) => void;
  /** the address the page is at, with its query */
  place: () => string;
}

/**
 * An element alive in a page of ours, and its queries by role and name; for tests with `@vitest-environment happy-dom`.
 * It is taken away at the end of the test. The element's texts must be loaded before (`loadNamespace`).
 */
export function renderPage(element: ReactNode, { gateway, path = '/', boot = {} }: Surroundings): Page {
  const known = bootOfTest({ language: gateway.language, ...boot });
  const wrap = () => gateway;
  const at = { place: path };
  const around = (inner: ReactNode): ReactNode => (
    <InPage boot={known} path={path}>
      <GatewayProvider value={wrap}>{inner}</GatewayProvider>
      <NotePlace at={at} />
    </InPage>
  );
  const user = userEvent.setup({ document, delay: null });
  const rendered = render(around(element));
  onTestFinished(rendered.unmount);
  return { ...rendered, user, rerender: (inner) => rendered.rerender(around(inner)), place: () => at.place };
}

function NotePlace({ at }: { at: { place: string } }) {
  const { pathname, search } = useLocation();
  at.place = pathname + search;
  return null;
}
