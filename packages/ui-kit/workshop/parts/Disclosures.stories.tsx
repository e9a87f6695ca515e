import type { Meta } from '@storybook/react-vite';
import { Accordion } from '../../src/dialog/Accordion.tsx';
import { Disclosure } from '../../src/dialog/Disclosure.tsx';
import { Tabs } from '../../src/dialog/Tabs.tsx';
import { Toast } from '../../src/dialog/Toast.tsx';
import { Stack } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Parts/Disclosures' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <Stack gap={6}>
      <Toast action={{ label: words.undo, onPress: () => undefined }}>{words.removed}</Toast>
      <Disclosure label={words.more}>{words.answer}</Disclosure>
      <Tabs
        label={words.title}
        tabs={[
          { id: 'a', label: words.trip, content: words.answer },
          { id: 'b', label: words.contact, content: words.contactHint },
        ]}
      />
      <Accordion
        items={[
          { id: 'q1', title: words.faq1, content: words.answer, open: true },
          { id: 'q2', title: words.faq2, content: words.answer },
        ]}
      />
    </Stack>
  );
}
