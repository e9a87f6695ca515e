import type { Meta } from '@storybook/react-vite';
import { Button, LinkButton } from '../../src/button/Button.tsx';
import { IconButton } from '../../src/button/IconButton.tsx';
import { Cluster, Stack } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';
import styles from '../workshop.module.css';

export default { title: 'Parts/Buttons' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <Button>{words.buy}</Button>
        <Button variant="outline">{words.compare}</Button>
        <Button variant="soft">{words.compareTwo}</Button>
        <Button variant="text">{words.cancel}</Button>
        <Button disabled>{words.wait}</Button>
        <Button variant="outline" busy>
          {words.asking}
        </Button>
        <Button busy>{words.asking}</Button>
        <Button heard iconEnd="arrow">
          {words.next}
        </Button>
      </Cluster>
      <Cluster gap={4}>
        <Button size="l" iconEnd="arrow">
          {words.next}
        </Button>
        <Button variant="outline" icon="plus">
          {words.add}
        </Button>
        <Button variant="outline" size="s" icon="back">
          {words.back}
        </Button>
        <Button variant="text" size="s" icon="trash">
          {words.cancel}
        </Button>
        <LinkButton href="#main" variant="outline" icon="download">
          PDF
        </LinkButton>
        <IconButton icon="edit" label={words.title} />
      </Cluster>
      <div className={styles.narrow}>
        <Button block size="l" icon="lock">
          871,56 TL
        </Button>
      </div>
    </Stack>
  );
}
