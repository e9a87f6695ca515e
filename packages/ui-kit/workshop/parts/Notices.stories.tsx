import type { Meta } from '@storybook/react-vite';
import { Button } from '../../src/button/Button.tsx';
import { Notice } from '../../src/feedback/Notice.tsx';
import { Grid } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Parts/Notices' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <Grid columns={2} gap={5}>
      <Notice tone="brand" title={words.rateTitle}>
        {words.rateText}
      </Notice>
      <Notice tone="ok" title={words.issued}>
        {words.rateText}
      </Notice>
      <Notice
        tone="warn"
        title={words.waiting}
        actions={
          <Button size="s" variant="outline">
            {words.back}
          </Button>
        }
      >
        {words.payingText}
      </Notice>
      <Notice tone="bad" title={words.refused}>
        {words.priceText}
      </Notice>
      <Notice tone="info">{words.free}</Notice>
    </Grid>
  );
}
