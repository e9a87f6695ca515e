import { type SchemeChoice as Choice, useBrand, useScheme, useTexts } from '@sigorta/runtime/runtime';

const choices: readonly Choice[] = ['system', 'light', 'dark'];

/** The system's scheme, or one of the two; nothing where the partner's site is always light. */
export function SchemeChoice({ className }: { className: string | undefined }) {
  const t = useTexts('shell');
  const { onlyLight } = useBrand();
  const [chosen, choose] = useScheme();
  if (onlyLight) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's look would have to be taken away again
    <div role="group" aria-label={t('scheme.label')} className={className}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          {t(`scheme.${choice}`)}
        </button>
      ))}
    </div>
  );
}
