import { Accordion } from './Accordion.tsx';
import type { CardContent, HomeContent, Words } from './content.ts';
import { Icon } from './Icon.tsx';
import { Insurers } from './Insurers.tsx';
import { Link } from './Link.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductPicker } from './ProductPicker.tsx';

const promises = [
  { icon: 'sort', text: 'home.promise.order' },
  { icon: 'lock', text: 'home.promise.card' },
  { icon: 'file', text: 'home.promise.document' },
];

/** The home page of the house, section for section, without the prices that the gateway is asked for later. */
export function HomePage({ content, contact }: { content: HomeContent; contact: string }) {
  const { words } = content;
  return (
    <>
      <section className="container hero">
        <div className="hero-words">
          <h1>{words['home.headline']}</h1>
          <p className="lead">{words['home.lead']}</p>
          <ProductPicker
            label={words['home.picker.label'] ?? ''}
            action={words['home.picker.action'] ?? ''}
            groups={content.groups}
          />
          <ul className="chips">
            {content.chips.map((card) => (
              <li key={card.id}>
                <Link href={card.path} className="chip">
                  <img src={`/art/icons/${card.icon}`} alt="" width={20} height={20} />
                  {card.menu}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Arcade doors={content.doors} />
      </section>
      <div className="promises">
        <ul className="container">
          {promises.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={18} />
              {words[text]}
            </li>
          ))}
        </ul>
      </div>
      <ProductGrid
        title={words['home.products.title'] ?? ''}
        all={words['home.products.all'] ?? ''}
        fewer={words['home.products.fewer'] ?? ''}
        cards={content.cards}
        first={content.firstCards}
      />
      <Steps words={words} insurers={content.insurers.map(({ name }) => name)} />
      <Insurers
        title={words['home.insurers.title'] ?? ''}
        text={words['home.insurers.text'] ?? ''}
        more={words['home.insurers.more'] ?? ''}
        insurers={content.insurers}
        first={content.firstInsurers}
      />
      <WhyUs words={words} />
      <section className="container questions" aria-labelledby="questions-title">
        <div>
          <h2 id="questions-title">{words['home.questions.title']}</h2>
          <p>
            <Link href={contact}>{words['home.questions.text'] ?? ''}</Link>
          </p>
        </div>
        <Accordion items={content.questions} openFirst />
      </section>
    </>
  );
}

function Arcade({ doors }: { doors: readonly CardContent[] }) {
  return (
    <ul className="arcade">
      {doors.map((card) => (
        <li key={card.id}>
          <Link href={card.path} className="door">
            <span className="arch">
              <img src={`/art/products/${card.image}`} alt="" width={320} height={240} />
            </span>
            <span className="name">{card.menu}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Steps({ words, insurers }: { words: Words; insurers: readonly string[] }) {
  const rows = [
    [
      [words['home.steps.1.where'], words['home.steps.1.where.answer']],
      [words['home.steps.1.when'], words['home.steps.1.when.answer']],
    ],
    insurers.slice(0, 2).map((name) => [name, '']),
    [
      [words['home.steps.3.policy'], words['home.steps.3.ready']],
      [words['home.steps.3.mail'], words['home.steps.3.sent']],
    ],
  ];
  return (
    <section className="steps" aria-labelledby="steps-title">
      <div className="container">
        <h2 id="steps-title">{words['home.steps.title']}</h2>
        <ol>
          {rows.map((shown, at) => (
            <li key={words[`home.steps.${at + 1}.title`]}>
              <span className="number" aria-hidden="true">
                {at + 1}
              </span>
              <h3>{words[`home.steps.${at + 1}.title`]}</h3>
              <p>{words[`home.steps.${at + 1}.text`]}</p>
              <div className="miniature" aria-hidden="true">
                <span className="example">{words['home.steps.example']}</span>
                {shown.map(([asked, answer]) => (
                  <span key={asked} className="row">
                    <span>{asked}</span>
                    <b>{answer}</b>
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const reasons = [
  { id: 'product', icon: 'shield' },
  { id: 'price', icon: 'sort' },
  { id: 'service', icon: 'phone' },
];

function WhyUs({ words }: { words: Words }) {
  return (
    <section className="container why" aria-labelledby="why-title">
      <img src="/art/states/success.svg" alt="" width={320} height={240} loading="lazy" />
      <div>
        <h2 id="why-title">{words['home.why.title']}</h2>
        <ul>
          {reasons.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <div>
                <h3>{words[`home.why.${id}.title`]}</h3>
                <p>{words[`home.why.${id}.text`]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
