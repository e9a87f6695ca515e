import { applyMask } from '@sigorta/validators/mask';
import type { Meta } from '@storybook/react-vite';
import { MaskedInput } from '../../src/field/MaskedInput.tsx';
import { StateSheet } from '../StateSheet.tsx';

export default { title: 'Inputs/MaskedInput', component: MaskedInput } satisfies Meta;

/** The pattern letters of spec §5. */
const patterns = {
  '# digit': '## ## ##',
  'X letter or digit': 'XX-XX',
  'S letter': 'SSS',
  'A uppercase': 'AA ####',
  'a lowercase': 'aa-##',
};

const maskOf = (pattern: string) => (text: string) => applyMask(pattern, text);

export function EveryState() {
  return (
    <StateSheet
      states={Object.fromEntries(
        Object.entries(patterns).map(([name, pattern], at) => [
          name,
          <MaskedInput key={name} id={`mask-${at}`} label={pattern} mask={maskOf(pattern)} />,
        ]),
      )}
    />
  );
}
