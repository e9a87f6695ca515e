import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fireEvent } from '@testing-library/react';

/** Puts a value into the field of a label at once; keys are pressed one by one only where a test is about keys. */
export const fill = (
  { getByLabelText }: Pick<Page, 'getByLabelText'>,
  values: Record<string, string>,
): void => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(getByLabelText(label), { target: { value } });
  }
};
