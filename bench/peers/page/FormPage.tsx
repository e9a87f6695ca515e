import { Accordion } from './Accordion.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { FormContent } from './content.ts';
import { Hours } from './Footer.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface FormPageProps {
  content: FormContent;
  language: string;
  contact: string;
}

/** The form of foreign travel of the house, as far as its first step, its persons and what stands around. */
export function FormPage({ content, language, contact }: FormPageProps) {
  const { words } = content;
  const benefits = (
    <ul>
      {content.benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="container">
      <nav className="trail" aria-label={words['kit.steps']}>
        <ol>
          {content.trail.map((step, at) => (
            <li key={step} aria-current={at === 0 ? 'step' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      </nav>
      <div className="form-columns">
        <aside className="product-info">
          <img src={`/art/products/${content.image}`} alt="" width={232} height={174} />
          <h1>{content.name}</h1>
          <p>{content.lead}</p>
          <div className="wide">{benefits}</div>
          <details className="narrow">
            <summary>
              {words['form.covers']}
              <Icon name="down" size={16} />
            </summary>
            {benefits}
          </details>
        </aside>
        <ApplicationForm content={content} language={language} />
        <aside className="side" aria-label={words['side.label']}>
          <section>
            <h2>{words['side.title']}</h2>
            <p>{words['side.text']}</p>
            <ul>
              <li>
                <PhoneLink phone={content.phone} href={content.phoneHref} />
              </li>
              <li>
                <Link href={contact}>
                  <Icon name="mail" size={18} />
                  {words['side.write']}
                </Link>
              </li>
            </ul>
          </section>
          <Hours hours={content.hours} />
          <ul>
            <li>
              <Icon name="sort" size={18} />
              {words['home.promise.order']}
            </li>
            <li>
              <Icon name="lock" size={18} />
              {words['home.promise.card']}
            </li>
          </ul>
        </aside>
      </div>
      <section className="coverages" aria-labelledby="coverages">
        <h2 id="coverages">{words['form.info.coverages']}</h2>
        <dl>
          {content.coverages.map(({ name, explain }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{explain}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="faq" aria-labelledby="faq">
        <h2 id="faq">{words['faq.title']}</h2>
        <Accordion items={content.questions} />
      </section>
    </div>
  );
}
