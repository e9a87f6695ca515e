import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { useBoot, useEveryProduct, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { languageName } from '../../texts/language-name.ts';
import styles from './EmbedSnippet.module.css';
import { embedSnippet } from './embed-snippet.ts';
import { usePartnersTexts } from './use-partners-texts.ts';

/** For what a partner copies the code. */
export interface SnippetChoice {
  /** id of a product; null until one was chosen */
  product: string | null;
  language: Language;
}
export const firstSnippet: SnippetChoice = { product: null, language: defaultLanguage };

interface EmbedSnippetProps {
  /** id */
  partner: string;
  hosts: readonly string[];
  /** kept by the page, as a save draws the editor anew */
  choice: SnippetChoice;
  onChoice: (choice: SnippetChoice) => void;
}

/** What a partner copies into its own page, for a product and a language. */
export function EmbedSnippet({ partner, hosts, choice, onChoice }: EmbedSnippetProps) {
  const t = usePartnersTexts();
  const own = useLanguage();
  const products = useEveryProduct();
  const { shopOrigin = location.origin } = useBoot();
  const [copied, setCopied] = useState(false);
  const { language } = choice;
  const product = products.find(({ id }) => id === choice.product) ?? products[0];
  if (!product) return null;
  const choose = (more: Partial<SnippetChoice>): void => {
    onChoice({ ...choice, ...more });
    setCopied(false);
  };
  const code = embedSnippet({ partner, hosts, product, language, origin: shopOrigin });
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      /* forbidden: the code stands there to be marked */
      () => setCopied(false),
    );
  };
  return (
    <section className={styles.snippet} aria-labelledby="snippet-title">
      <h3 id="snippet-title" className={styles.title}>
        {t('snippet.title')}
      </h3>
      <p className={styles.text}>{t('snippet.text')}</p>
      <Cluster gap={4} align="end">
        <Select
          id="snippet-product"
          label={t('snippet.product')}
          width="m"
          value={product.id}
          options={products.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => choose({ product: event.currentTarget.value })}
        />
        <Select
          id="snippet-language"
          label={t('snippet.language')}
          width="m"
          value={language}
          options={languages.map((value) => ({ value, label: languageName(value, own) }))}
          onChange={(event) =>
            choose({
              language: languages.find((one) => one === event.currentTarget.value) ?? defaultLanguage,
            })
          }
        />
      </Cluster>
      <pre dir="ltr" className={styles.code}>
        <code>{code}</code>
      </pre>
      <Cluster gap={3}>
        <Button icon="copy" size="m" variant="outline" onClick={() => void copy()}>
          {t('snippet.copy')}
        </Button>
        <span role="status">{copied ? t('snippet.copied') : ''}</span>
      </Cluster>
    </section>
  );
}
