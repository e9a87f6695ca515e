// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as router from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Link } from './Link.tsx';
import { NavLink } from './NavLink.tsx';

/** The page's address, as the router knows it, and a way for what is drawn in it. */
function Where() {
  const { pathname, search, hash, key } = router.useLocation();
  return <output data-key={key}>{pathname + search + hash}</output>;
}

async function draw(children: ReactNode, { at = '/ar/dask-sigortasi', basename = '/ar' } = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', at);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  await act(() =>
    root.render(
      <router.BrowserRouter basename={basename}>
        {children}
        <Where />
      </router.BrowserRouter>,
    ),
  );
  return {
    links: [...place.querySelectorAll('a')],
    address: () => place.querySelector('output')?.textContent,
    press: (link: Element | undefined, how: MouseEventInit = {}) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      return act(() => {
        /* whatever nobody took is not followed in a test */
        window.addEventListener('click', (event) => event.preventDefault(), { once: true });
        link?.dispatchEvent(click);
      });
    },
  };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

const ways = [
  '/',
  '/iletisim',
  '/yurtdisi-teklifler?sorgu=a%20b',
  '/#footer-offices',
  '/panel/odemeler/1?x=1#y',
];

/* the second way of counting is the router's own link */
test.each([
  ['/', '/dask-sigortasi'],
  ['/ar', '/ar/dask-sigortasi'],
])('addresses are those of the router’s own link, below %s', async (basename, at) => {
  const { links } = await draw(
    ways.flatMap((to) => [<Link key={to} to={to} />, <router.Link key={`${to} router`} to={to} />]),
    { basename, at },
  );
  for (const [place] of ways.entries()) {
    const [ours, theirs] = links.slice(2 * place, 2 * place + 2);
    expect(ours?.getAttribute('href')).toBe(theirs?.getAttribute('href'));
  }
});

test.each([
  ['/dask-sigortasi', '/dask-sigortasi'],
  ['/DASK-sigortasi', '/dask-sigortasi'],
  ['/dask-sigortasi/devam', '/dask-sigortasi'],
  ['/dask-sigortasi-2', '/dask-sigortasi'],
  ['/iletisim', '/dask-sigortasi'],
])('at %s a link to %s says whether it is the page as the router’s own does', async (at, to) => {
  const { links } = await draw([<NavLink key="ours" to={to} />, <router.NavLink key="theirs" to={to} />], {
    at,
    basename: '/',
  });
  expect(links[0]?.getAttribute('aria-current')).toBe(links[1]?.getAttribute('aria-current'));
});

test('a press goes on within the page, and back comes what was', async () => {
  const page = await draw(<Link to="/iletisim?konu=1" />);
  const before = window.history.length;
  await page.press(page.links[0]);
  expect(page.address()).toBe('/iletisim?konu=1');
  expect(window.location.pathname).toBe('/ar/iletisim');
  expect(window.history.length).toBe(before + 1);
});

test('a press on the way to where one is leaves one step back', async () => {
  const page = await draw(<Link to="/dask-sigortasi" />);
  const before = window.history.length;
  await page.press(page.links[0]);
  expect(page.address()).toBe('/dask-sigortasi');
  expect(window.history.length).toBe(before);
});

test.each([
  ['with a key for a new tab', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['of a link that opens another window', { target: '_blank' }, {}],
  ['that somebody takes', { onClick: (event: { preventDefault: () => void }) => event.preventDefault() }, {}],
])('a press %s is left to the browser', async (_, props, how) => {
  const page = await draw(<Link to="/iletisim" {...props} />);
  await page.press(page.links[0], how);
  expect(page.address()).toBe('/dask-sigortasi');
});

test('what else an anchor says it says, and nothing of the router’s framework', async () => {
  const { links } = await draw(
    <Link to="/iletisim" className="way" title="İletişim" aria-label="İletişim" />,
  );
  const names = links[0]?.getAttributeNames().toSorted();
  expect(names).toEqual(['aria-label', 'class', 'href', 'title']);
});
