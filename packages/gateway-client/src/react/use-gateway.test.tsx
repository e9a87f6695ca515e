// @vitest-environment happy-dom
import { bootOfTest } from '@sigorta/runtime/testing/boot-of-test';
import { InPage } from '@sigorta/runtime/testing/InPage.tsx';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { GatewayProvider, type WrapGateway } from './gateway-wrapping.ts';
import { useGateway } from './use-gateway.ts';

const boot = bootOfTest({ language: 'ar' });

const hook = (wrap: WrapGateway | null = null) =>
  renderHook(useGateway, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <InPage boot={boot} path="/">
        <GatewayProvider value={wrap}>{children}</GatewayProvider>
      </InPage>
    ),
  });

test('one document has one gateway, in its language', () => {
  const [one, other] = [hook(), hook()];
  expect(one.result.current()).toBe(other.result.current());
  expect(one.result.current().language).toBe('ar');
  one.unmount();
  other.unmount();
});

test('a provider puts another gateway around it', () => {
  const { result, unmount } = hook((gateway) => ({ ...gateway, language: 'ru' }));
  expect(result.current().language).toBe('ru');
  unmount();
});
