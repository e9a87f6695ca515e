import { untilItComes } from '@sigorta/i18n/fetched-once';
import type { Language } from '@sigorta/i18n/language';
import { useLanguage } from '@sigorta/runtime/runtime';
import { memo, type ReactNode, Suspense, use, useState } from 'react';

type Part<Props> = (props: Props) => ReactNode;

/** Parts of one file that comes behind the handlers, with its words. */
export interface Later<Parts> {
  /** Fetches them; rejects when the line is lost, and may be asked again. */
  load: (language: Language) => Promise<Parts>;
  /** stands in the document before its code has come */
  standing: <Props extends object>(of: (parts: Parts) => Part<Props>) => Part<Props>;
  /** is drawn by the browser alone, or by a page that has loaded it before */
  drawn: <Props extends object>(of: (parts: Parts) => Part<Props>) => Part<Props>;
}

/** @param fetch gives the parts once they and their words are there; a server asks it in several languages, a document in one */
export function comesLater<Parts>(fetch: (language: Language) => Promise<Parts>): Later<Parts> {
  const come = new Map<Language, Parts>();
  const coming = new Map<Language, Promise<Parts>>();
  /* never rejects: what stands in the document stays there as long as the line is lost */
  const arrived = Promise.withResolvers<Parts>();

  const load = (language: Language): Promise<Parts> => {
    const asked =
      coming.get(language) ??
      fetch(language).then((parts) => {
        come.set(language, parts);
        arrived.resolve(parts);
        return parts;
      });
    coming.set(language, asked);
    asked.catch(() => coming.delete(language));
    return asked;
  };

  /* a server draws everything; in a browser they come at some try, and the press that needs them tells that the line is lost */
  const trying = new Set<Language>();
  const wanted = (language: Language): Promise<Parts> => {
    if (typeof document === 'undefined') return load(language);
    if (!trying.has(language)) void untilItComes(() => load(language));
    trying.add(language);
    return arrived.promise;
  };

  function standing<Props extends object>(of: (parts: Parts) => Part<Props>): Part<Props> {
    function Come(props: Props) {
      const language = useLanguage();
      const Came = of(come.get(language) ?? use(wanted(language)));
      return <Came {...props} />;
    }
    function Standing(props: Props) {
      return (
        <Suspense fallback={null}>
          <Come {...props} />
        </Suspense>
      );
    }
    /* nothing around it may draw it anew until it has come, or the browser would take out what the server wrote */
    return memo(Standing) as Part<Props>;
  }

  function drawn<Props extends object>(of: (parts: Parts) => Part<Props>): Part<Props> {
    const Waiting = standing(of);
    return function Drawn(props: Props) {
      /* a boundary around it would give it handlers after all the rest */
      const language = useLanguage();
      const [Shown] = useState(() => {
        const parts = come.get(language);
        return parts ? of(parts) : Waiting;
      });
      return <Shown {...props} />;
    };
  }

  return { load, standing, drawn };
}
