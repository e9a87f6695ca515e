import type { Meta } from '@storybook/react-vite';
import { Stack } from '../../src/layout/Page.tsx';
import { useSampleWords, useSpokenLanguage } from '../words/words.tsx';
import styles from '../workshop.module.css';

export default { title: 'Parts/Type' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const language = useSpokenLanguage();
  return (
    <Stack gap={3}>
      <p className={styles.display}>{language === 'ar' ? 'أمانٌ واضح' : 'Güvence, açıkça'}</p>
      <h1>{words.title}</h1>
      <h2>{words.paying}</h2>
      <h3>{words.faq1}</h3>
      <p>İğdır’da düzenlenen poliçenin ıslak imzalı nüshası gerekmez. {words.answer}</p>
    </Stack>
  );
}
