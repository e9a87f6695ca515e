'use client';
import { useState } from 'react';
import type { LayoutContent } from './content.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { MobileDrawer } from './MobileDrawer.tsx';

export function Header({ content }: { content: LayoutContent }) {
  const { words, language } = content;
  return (
    <header className="header">
      <div className="container bar">
        <Link href={`/${language}`} className="home" aria-label={words['header.home'] ?? ''}>
          <Logo name={content.brand} />
        </Link>
        <nav className="products" aria-label={words['header.products']}>
          <ul className="tabs">
            {content.tabs.map((card) => (
              <li key={card.id}>
                <Link href={card.path} className="tab">
                  {card.menu}
                </Link>
              </li>
            ))}
          </ul>
          <ProductsMenu content={content} />
        </nav>
        <div className="end">
          <a
            className="call"
            href={content.phoneHref}
            aria-label={`${words['header.call']}: ${content.phone}`}
          >
            <Icon name="phone" size={18} />
            <bdi dir="ltr" className="number">
              {content.phone}
            </bdi>
          </a>
          <Link
            href={content.services[0]?.path ?? ''}
            className="account"
            aria-label={words['menu.policies'] ?? ''}
          >
            <Icon name="user" />
          </Link>
          <LanguageMenu content={content} />
          <MobileDrawer content={content} />
        </div>
      </div>
    </header>
  );
}

function ProductsMenu({ content }: { content: LayoutContent }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="products-menu">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {content.words['header.otherProducts']}
        <Icon name="down" size={18} />
      </button>
      <div className="panel" hidden={!open}>
        <div className="container groups">
          {content.groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.cards.map((card) => (
                  <li key={card.id}>
                    <Link href={card.path}>{card.menu}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="container services">
          <span>{content.words['menu.services']}</span>
          {content.services.map(({ path, label }) => (
            <Link key={path} href={path}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

function LanguageMenu({ content }: { content: LayoutContent }) {
  const [open, setOpen] = useState(false);
  const current = content.languages.find(({ id }) => id === content.language);
  return (
    <div className="language-menu">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${content.words['header.language']}: ${current?.name}`}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" />
        <span className="language">{current?.name}</span>
        <Icon name="down" size={18} />
      </button>
      <ul hidden={!open}>
        {content.languages.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`/${id}`}
              lang={id}
              hrefLang={id}
              aria-current={id === content.language ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
