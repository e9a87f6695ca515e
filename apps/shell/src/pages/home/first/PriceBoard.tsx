import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { formatTime } from '@sigorta/i18n/date';
import { Link, useCatalogue, useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { cx } from '@sigorta/ui-kit/class-names';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { menuGroups } from '../../../layout/menu-groups.ts';
import type { ExamplePrice, ExamplePrices } from '../example-prices.ts';
import { firstHeard } from '../first-heard.ts';
import { LateExample } from '../LateExample.tsx';
import section from '../Section.module.css';
import styles from './PriceBoard.module.css';

/** Everything that is sold, by the groups of the menu, and what is asked for it today: who knows what he wants is there at once. */
export function PriceBoard({ prices }: { prices: ExamplePrices }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const heard = firstHeard(prices);
  return (
    <Container
      as="section"
      id="products"
      className={cx(section.plain, styles.board)}
      aria-labelledby="board-title"
      data-home="prices"
    >
      <div className={styles.head}>
        <h1 id="board-title">{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
      </div>
      {menuGroups(useCatalogue()).map(({ id, products }) => (
        <section key={id} className={styles.group} aria-labelledby={`board-${id}`}>
          <h2 id={`board-${id}`}>{t(`group.${id}`)}</h2>
          <ul className={styles.rows}>
            {products.map((product) => (
              <Row key={product.id} product={product} price={prices?.get(product.id)} isHeard={!!prices} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{heard && t('home.example.note', { time: formatTime(heard, language) })}</p>
    </Container>
  );
}

interface RowProps {
  product: CatalogueCard;
  price: ExamplePrice | undefined;
  /** somebody has said which prices there are */
  isHeard: boolean;
}

function Row({ product, price, isHeard }: RowProps) {
  const t = useTexts('shell');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <img src={`/art/icons/${product.icon}`} alt="" width={24} height={24} />
      </span>
      <div className={styles.words}>
        <h3>
          <Link to={product.paths.form} className={styles.link ?? ''}>
            {product.name}
          </Link>
        </h3>
        <p>{product.text}</p>
      </div>
      {/* its height is kept until somebody has said a price, so that nothing moves then */}
      <div className={styles.price}>
        <LateExample price={price} />
        {isHeard && !price && <span className={styles.none}>{t('home.example.none')}</span>}
      </div>
    </li>
  );
}
