import { useLanguage } from '@sigorta/runtime/runtime';
import { examples } from './examples.ts';

/** A hint whose examples keep their own direction where the language runs the other way. */
export function Hint({ text }: { text: string }) {
  if (useLanguage() !== 'ar') return text;
  return text.split(examples).map((part, at) =>
    at % 2 === 1 ? (
      <bdi key={part} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
