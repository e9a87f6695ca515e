import type { Meta } from '@storybook/react-vite';
import { Money } from '../../src/data/Money.tsx';
import { Price } from '../../src/data/Price.tsx';
import { Cluster } from '../../src/layout/Page.tsx';
import { useSpokenLanguage } from '../words/words.tsx';

const lira = (minor: number) => ({ minor, currency: 'TRY' as const });

export default { title: 'Parts/Amounts' } satisfies Meta;

export function EveryState() {
  const language = useSpokenLanguage();
  return (
    <Cluster gap={10} align="baseline">
      <Price money={lira(1287155)} language={language} size="xl" />
      <Price money={lira(84208)} language={language} size="l" />
      <Price money={lira(114784)} language={language} size="m" />
      <Price money={lira(97742)} language={language} size="s" />
      <Price money={lira(84208)} language={language} size="s" quiet />
      <Money money={{ minor: 1680, currency: 'EUR' }} language={language} />
    </Cluster>
  );
}
