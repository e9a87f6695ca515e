import type { Boot } from '@sigorta/contracts/boot';
import { findProductPage } from '@sigorta/contracts/product-page';
import { type Language, languages } from '@sigorta/i18n/language';
import { message } from '@sigorta/i18n/message';
import type { Places, TextKey } from '@sigorta/i18n/texts/text-key';
import { BootProvider, Link, useLocation } from '@sigorta/runtime/runtime';
import { uiTexts } from '@sigorta/ui-kit/text/texts/all';
import type { tr } from '@sigorta/ui-kit/text/texts/tr';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import type { PageLoader } from '../page-loader.ts';
import { RemoteSlot } from '../RemoteSlot.tsx';
import { brandSamples } from './brand-samples.ts';
import css from './Frame.module.css';
import { openWith, type Switches } from './switches.ts';

interface FrameProps {
  boot: Boot;
  loader: PageLoader;
  switches: Switches;
}

/** The small host of a family shown alone: its pages, and switches for language, direction and partner. */
export function Frame({ boot, loader, switches }: FrameProps) {
  const { pathname } = useLocation();
  const found = findProductPage(boot.catalogue, pathname);
  return (
    <BootProvider value={boot}>
      <UiTextsProvider
        value={(key: TextKey<typeof tr>, places: Places = {}) =>
          message(uiTexts[boot.language], key, boot.language, places)
        }
      >
        <header className={css.bar} dir="ltr">
          <nav className={css.pages}>
            {boot.catalogue.map((card) => (
              <span key={card.id}>
                <b>{card.id}</b>{' '}
                {Object.entries(card.paths).map(([page, path]) => (
                  <Link key={page} to={path as string} aria-current={path === pathname ? 'page' : undefined}>
                    {page}
                  </Link>
                ))}
              </span>
            ))}
          </nav>
          <Choice
            label="language"
            value={switches.language}
            values={languages}
            choose={(language) => openWith({ ...switches, language: language as Language, direction: null })}
          />
          <Choice
            label="direction"
            value={switches.direction ?? 'own'}
            values={['own', 'ltr', 'rtl']}
            choose={(to) => openWith({ ...switches, direction: to === 'ltr' || to === 'rtl' ? to : null })}
          />
          <Choice
            label="partner"
            value={switches.partner}
            values={Object.keys(brandSamples)}
            choose={(partner) => openWith({ ...switches, partner })}
          />
        </header>
        <main>
          {found ? (
            <RemoteSlot
              key={`${found.product.id}/${found.page}`}
              loader={loader}
              address={{
                family: found.product.family,
                product: found.product.id,
                page: found.page,
                language: boot.language,
              }}
              loading={<p>…</p>}
              failed={({ failure, retry }) => (
                <p role="alert">
                  {failure}{' '}
                  <button type="button" onClick={retry}>
                    retry
                  </button>
                </p>
              )}
            />
          ) : (
            <p className={css.pages}>Choose a page above.</p>
          )}
        </main>
      </UiTextsProvider>
    </BootProvider>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  choose: (value: string) => void;
}

function Choice({ label, value, values, choose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
