import { createContext, useContext, useEffect } from 'react';

export interface DocumentHead {
  title: string;
  description?: string;
}

/** The server puts a collector here, so that a page's head is known when it has been rendered. */
export const HeadCollector = createContext<((head: DocumentHead) => void) | null>(null);

/** Names the document; the last caller wins. The brand's name is appended by nobody: pass the whole title. */
export function useDocumentHead({ title, description }: DocumentHead): void {
  const collect = useContext(HeadCollector);
  collect?.(description === undefined ? { title } : { title, description });
  useEffect(() => {
    document.title = title;
    if (description !== undefined) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    }
  }, [title, description]);
}
