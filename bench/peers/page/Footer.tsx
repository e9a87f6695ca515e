import type { HoursContent, LayoutContent } from './content.ts';
import { FooterButtons } from './FooterButtons.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function Footer({ content }: { content: LayoutContent }) {
  const { words } = content;
  return (
    <footer className="footer">
      <div className="container columns">
        <div className="brand">
          <Logo name={content.brand} />
          <p>{words['footer.about']}</p>
        </div>
        <nav aria-labelledby="footer-products">
          <h2 id="footer-products">{words['footer.products']}</h2>
          <ul>
            {content.cards.map((card) => (
              <li key={card.id}>
                <Link href={card.path}>{card.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">{words['footer.company']}</h2>
          <ul>
            {[...content.company, ...content.services].map(({ path, label }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words['footer.contact']}</h2>
          <ul>
            <li>
              <PhoneLink phone={content.phone} href={content.phoneHref} />
            </li>
            <li>
              <a href={`mailto:${content.email}`}>
                <Icon name="mail" size={18} />
                <bdi dir="ltr">{content.email}</bdi>
              </a>
            </li>
          </ul>
          <Hours hours={content.hours} />
          <p className="secure">
            <Icon name="lock" size={18} />
            {words['footer.secure']}
          </p>
        </section>
      </div>
      <div className="container last">
        <nav aria-label={words['footer.languages']}>
          <ul className="line">
            {content.languages.map(({ id, name }) => (
              <li key={id}>
                <a href={`/${id}`} lang={id} hrefLang={id}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <FooterButtons content={content} />
        <ul className="imprint" aria-label={words['imprint.label']}>
          {content.imprint.map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
        <small>{words['footer.copyright']}</small>
      </div>
    </footer>
  );
}

/** Below a form: who sells, and what is agreed on. */
export function ShortFooter({ content }: { content: LayoutContent }) {
  return (
    <footer className="short-footer">
      <div className="container last">
        <small>
          {content.words['footer.copyright']} · <bdi>{content.imprint[0]}</bdi>
        </small>
        <FooterButtons content={content} />
      </div>
    </footer>
  );
}

export function Hours({ hours }: { hours: readonly HoursContent[] }) {
  return (
    <dl className="hours">
      {hours.map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>
            <bdi dir="ltr">{line.hours}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
