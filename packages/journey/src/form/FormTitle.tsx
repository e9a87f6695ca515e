import { useDocumentHead } from '@sigorta/runtime/runtime';
import type { Consents } from '../consents/use-consents.ts';
import { useWords } from '../words/use-words.ts';
import { useProblems } from './use-problems.ts';

interface FormTitleProps {
  title: string;
  description?: string;
  consents: Consents;
}

/** Names the document, and says in its name that something is to be mended. Draws nothing. */
export function FormTitle({ title, description, consents }: FormTitleProps) {
  const { t } = useWords();
  const problems = useProblems(consents);
  useDocumentHead({
    title: problems.length > 0 ? t('title.error', { title }) : title,
    ...(description !== undefined && { description }),
  });
  return null;
}
