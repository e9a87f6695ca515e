// @vitest-environment happy-dom
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { BootProvider, useBoot } from '@sigorta/runtime/runtime';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { EmbedSnippet, firstSnippet } from './EmbedSnippet.tsx';

const product = {
  id: 'pet',
  family: 'pet',
  menuGroup: 'other' as const,
  paths: { form: '/evcil-hayvan-sigortasi' },
  aliases: [],
  name: 'Evcil Hayvan',
  menu: '',
  text: '',
  image: '',
  icon: '',
};

function Snippet({ shopOrigin }: { shopOrigin?: string }) {
  const boot = useBoot();
  const value = { ...boot, catalogue: [product], ...(shopOrigin !== undefined && { shopOrigin }) };
  return (
    <BootProvider value={value}>
      <EmbedSnippet partner="default" hosts={[]} choice={firstSnippet} onChoice={() => undefined} />
    </BootProvider>
  );
}

test('code for a partner’s page names the shop, on whichever host the panel stands', async () => {
  const apart = await renderPanel(<Snippet shopOrigin="https://carsi.example" />, { gateway: fakeGateway() });
  expect(apart.getByText(/src="https:\/\/carsi\.example\//)).toBeTruthy();
  expect(apart.getByText(/href="https:\/\/carsi\.example\/evcil-hayvan-sigortasi"/)).toBeTruthy();
});

test('and the panel’s own host where that is the shop’s', async () => {
  const shared = await renderPanel(<Snippet />, { gateway: fakeGateway() });
  const { origin } = window.location;
  expect(shared.container.querySelector('code')?.textContent).toContain(`src="${origin}/`);
});
