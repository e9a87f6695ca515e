import type { Meta } from '@storybook/react-vite';
import { Badge } from '../../src/data/Badge.tsx';
import { Chip } from '../../src/data/Chip.tsx';
import { Cluster } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Parts/Labels' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <Cluster>
      <Badge tone="brand">{words.cheapest}</Badge>
      <Badge tone="ok" icon="check">
        {words.issued}
      </Badge>
      <Badge tone="warn">{words.waiting}</Badge>
      <Badge tone="bad">{words.refused}</Badge>
      <Badge tone="info">{words.ready}</Badge>
      <Badge>{words.cancelled}</Badge>
      <Chip pressed>{words.noExcess}</Chip>
      <Chip icon="filter">{words.filter}</Chip>
    </Cluster>
  );
}
