import { formatDate } from '@sigorta/i18n/date';
import { directionOf } from '@sigorta/i18n/direction';
import { defaultLanguage } from '@sigorta/i18n/language';
import type { LegalDocument as Filled } from './document.ts';
import styles from './LegalDocument.module.css';
import type { LegalTexts } from './texts/load.ts';

interface Props {
  /** already filled with its data, see `fill` */
  document: Filled;
  texts: LegalTexts;
  /** level of the title's heading; articles are one below. 2 on a page or in a dialog, 1 as a page's own title */
  level?: 1 | 2 | 3;
  /** id of the title, so that a dialog can be named by it */
  titleId?: string;
}

/** Digits in groups are one number: a phone broken over two lines is read in the wrong order from the right. */
const unbroken = (text: string): string => text.replace(/(?<=\d) (?=\d)/g, '\u00A0');

/** A legal text as an article with headings, in its own language and direction. */
export function LegalDocument({ document, texts, level = 2, titleId }: Props) {
  const Title = `h${level}` as const;
  const Heading = `h${level === 1 ? 2 : level === 2 ? 3 : 4}` as const;
  const { language, version } = document;
  const [before, after] = texts['legal.version'].split('{{date}}');
  return (
    <article className={styles.document} lang={language} dir={directionOf(language)}>
      <Title className={styles.title} id={titleId}>
        {document.title}
      </Title>
      <p className={styles.note}>
        {before}
        <bdi>
          <time dateTime={version}>{formatDate(version, language)}</time>
        </bdi>
        {after}
      </p>
      {language !== defaultLanguage && <p className={styles.note}>{texts['legal.binding']}</p>}
      {document.articles.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className={styles.heading}>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {unbroken(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
