import type { Language } from '@sigorta/i18n/language';
import type { ReactNode } from 'react';
import { Container } from '../src/layout/Page.tsx';
import { DataParts } from './DataParts.tsx';
import { DialogParts } from './DialogParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { FormParts } from './FormParts.tsx';
import styles from './gallery.module.css';
import { LookParts } from './LookParts.tsx';
import { wordsOf } from './words.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Every part in every state. */
export function Gallery({ language }: { language: Language }) {
  const words = wordsOf(language);
  return (
    <main id="main">
      <Container>
        <h1 className={styles.h1}>{words.title}</h1>
        <LookParts words={words} language={language} />
        <FieldParts words={words} />
        <FormParts />
        <DialogParts words={words} language={language} />
        <DataParts words={words} language={language} />
      </Container>
    </main>
  );
}
