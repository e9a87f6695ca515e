import { defaultLanguage, type Language, languages } from '@sigorta/i18n/language';
import { useEveryProduct, useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { languageName } from '../../texts/language-name.ts';
import styles from './EmbedSnippet.module.css';
import { embedSnippet } from './embed-snippet.ts';
import { usePartnersTexts } from './use-partners-texts.ts';

interface EmbedSnippetProps {
  /** id */
  partner: string;
  hosts: readonly string[];
}

/** What a partner copies into its own page, for a product and a language. */
export function EmbedSnippet({ partner, hosts }: EmbedSnippetProps) {
  const t = usePartnersTexts();
  const own = useLanguage();
  const products = useEveryProduct();
  const [id, setId] = useState(products[0]?.id ?? '');
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [copied, setCopied] = useState(false);
  const product = products.find((one) => one.id === id);
  if (!product) return null;
  const code = embedSnippet({ partner, hosts, product, language, origin: location.origin });
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
          value={id}
          options={products.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(event) => {
            setId(event.currentTarget.value);
            setCopied(false);
          }}
        />
        <Select
          id="snippet-language"
          label={t('snippet.language')}
          width="m"
          value={language}
          options={languages.map((value) => ({ value, label: languageName(value, own) }))}
          onChange={(event) => {
            setLanguage(languages.find((one) => one === event.currentTarget.value) ?? defaultLanguage);
            setCopied(false);
          }}
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
