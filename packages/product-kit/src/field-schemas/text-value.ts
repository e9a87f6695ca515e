import * as v from 'valibot';

/**
 * A text made tidy, then judged.
 * @param missing message key for what is no text, or for an empty one
 * @param fault the message key of what is wrong with a text that is not empty, null when nothing is
 */
export const textValue = (
  missing: string,
  fault: (text: string) => string | null,
  tidy: (text: string) => string = (text) => text.trim(),
) =>
  v.pipe(
    v.string(missing),
    v.transform(tidy),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message = dataset.value === '' ? missing : fault(dataset.value);
      if (message) addIssue({ message });
    }),
  );
