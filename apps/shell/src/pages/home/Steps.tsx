import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { formatMoney } from '@sigorta/i18n/money';
import { insurerNames } from '@sigorta/insurers/insurers';
import { useCatalogue, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import type { ExamplePrice, ExamplePrices } from './example-prices.ts';
import { useFeatured } from './featured-product.ts';
import styles from './Steps.module.css';
import { useExampleWords } from './use-example-words.ts';

const steps = [1, 2, 3] as const;
const shownRows = 2;

interface Shown {
  product: CatalogueCard;
  price: ExamplePrice;
}

/** The first product of the brand that has a price today; the one that its home puts first goes before. */
function useShown(prices: ExamplePrices): Shown | undefined {
  const featured = useFeatured();
  const products = useCatalogue();
  return [...(featured ? [featured] : []), ...products].flatMap((product) => {
    const price = prices?.get(product.id);
    return price ? [{ product, price }] : [];
  })[0];
}

export function Steps({ prices }: { prices: ExamplePrices }) {
  const t = useTexts('shell');
  const shown = useShown(prices);
  return (
    <section className={styles.band} aria-labelledby="steps-title">
      <Container className={styles.inside}>
        <h2 id="steps-title">{t('home.steps.title')}</h2>
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <h3>{t(`home.steps.${step}.title`)}</h3>
              <p>{t(`home.steps.${step}.text`)}</p>
              <Example step={step} shown={shown} />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** A screen in small, filled in: two answers, two offers, two papers. What a product costs today, when that is known. */
function Example({ step, shown }: { step: (typeof steps)[number]; shown: Shown | undefined }) {
  const t = useTexts('shell');
  return (
    <div className={styles.miniature} data-step={step} aria-hidden="true">
      <span className={styles.example}>
        {t('home.steps.example')}
        {shown && step < 3 && <bdi>{shown.product.menu}</bdi>}
      </span>
      {step === 1 && <Answers price={shown?.price} />}
      {step === 2 && <Offers price={shown?.price} />}
      {step === 3 && <Papers />}
    </div>
  );
}

function Answers({ price }: { price: ExamplePrice | undefined }) {
  const t = useTexts('shell');
  const wordsOf = useExampleWords();
  const rows = price
    ? wordsOf(price)
    : (['where', 'when'] as const).map((asked) => ({
        question: t(`home.steps.1.${asked}`),
        answer: t(`home.steps.1.${asked}.answer`),
      }));
  return rows.slice(0, shownRows).map(({ question, answer }) => (
    <span key={question} className={styles.row}>
      <span>{question}</span>
      <b>{answer}</b>
    </span>
  ));
}

/** Until somebody has said a price there is none: the insurers stand there alone. */
function Offers({ price }: { price: ExamplePrice | undefined }) {
  const language = useLanguage();
  const rows = price?.lowest ?? insurerNames.map((insurer) => ({ insurer, price: null }));
  return rows.slice(0, shownRows).map(({ insurer, price: asked }) => (
    <span key={insurer.id} className={styles.row}>
      <bdi>{insurer.name}</bdi>
      <b>{asked && <bdi>{formatMoney(asked, language)}</bdi>}</b>
    </span>
  ));
}

function Papers() {
  const t = useTexts('shell');
  return (
    <>
      <span className={styles.row}>
        <Icon name="file" size={18} />
        <span>{t('home.steps.3.policy')}</span>
        <b>{t('home.steps.3.ready')}</b>
      </span>
      <span className={styles.row}>
        <Icon name="mail" size={18} />
        <span>{t('home.steps.3.mail')}</span>
        <b>{t('home.steps.3.sent')}</b>
      </span>
    </>
  );
}
