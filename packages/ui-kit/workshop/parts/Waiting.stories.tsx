import type { Meta } from '@storybook/react-vite';
import { Art } from '../../src/art/Art.tsx';
import { Button } from '../../src/button/Button.tsx';
import { Card } from '../../src/data/Card.tsx';
import { KeyValue } from '../../src/data/KeyValue.tsx';
import { EmptyState } from '../../src/feedback/EmptyState.tsx';
import { ProgressBar } from '../../src/feedback/ProgressBar.tsx';
import { ProgressRing } from '../../src/feedback/ProgressRing.tsx';
import { Skeleton } from '../../src/feedback/Skeleton.tsx';
import { Spinner } from '../../src/feedback/Spinner.tsx';
import { Cluster, Grid, Stack } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Parts/Waiting' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <Grid columns={2} gap={5}>
      <Card>
        <Stack gap={4}>
          <Skeleton width="s" />
          <Skeleton width="m" height="title" />
          <Skeleton width="l" />
          <Cluster gap={6}>
            <Spinner />
            <ProgressRing value={0.75} size={112} label={words.companies}>
              6 / 8
            </ProgressRing>
            <ProgressRing label={words.paying} />
          </Cluster>
          <ProgressBar value={6} max={8} label={words.companies} />
        </Stack>
      </Card>
      <Card padding="none">
        <EmptyState
          illustration={<Art name="empty" />}
          title={words.empty}
          text={words.emptyText}
          actions={
            <Button variant="outline" size="s">
              {words.clearFilter}
            </Button>
          }
        />
      </Card>
      <Card look="chosen">
        <KeyValue
          rows={[
            { label: words.days, value: words.twelve },
            { label: words.way, value: words.round },
          ]}
          lines
        />
      </Card>
    </Grid>
  );
}
