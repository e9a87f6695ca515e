import type { Language } from '@sigorta/i18n/language';
import { Art } from '../src/art/Art.tsx';
import { Logo } from '../src/art/Logo.tsx';
import { Button, LinkButton } from '../src/button/Button.tsx';
import { IconButton } from '../src/button/IconButton.tsx';
import { Money } from '../src/data/Money.tsx';
import { Price } from '../src/data/Price.tsx';
import { Icon } from '../src/layout/Icon.tsx';
import { type IconName, iconList } from '../src/layout/icons/icon-list.ts';
import { Cluster, Stack } from '../src/layout/Page.tsx';
import { Section } from './Gallery.tsx';
import styles from './gallery.module.css';
import type { Words } from './words.ts';

const roles = [
  'c-solid',
  'c-hover',
  'c-active',
  'c-text',
  'c-ui',
  'c-mid',
  'c-border',
  'c-soft',
  'c-tint',
  'c-deep',
  'n-0',
  'n-25',
  'n-50',
  'n-100',
  'n-200',
  'n-300',
  'n-500',
  'n-600',
  'n-700',
  'n-900',
  'ok',
  'ok-bg',
  'warn',
  'warn-bg',
  'bad',
  'bad-bg',
  'info',
  'info-bg',
];
const states = ['empty', 'error', 'loading', 'not-found', 'offline-remote', 'success'] as const;
const lira = (minor: number) => ({ minor, currency: 'TRY' as const });

export function LookParts({ words, language }: { words: Words; language: Language }) {
  return (
    <>
      <Section title="Renk">
        <div className={styles.swatches}>
          {roles.map((role) => (
            <div key={role}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${role})`} />
              </svg>
              {role}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Yazı">
        <Stack gap={3}>
          <p className={styles.display}>{language === 'ar' ? 'أمانٌ واضح' : 'Güvence, açıkça'}</p>
          <h1>{words.title}</h1>
          <h2>{words.paying}</h2>
          <h3>{words.faq1}</h3>
          <p>İğdır’da düzenlenen poliçenin ıslak imzalı nüshası gerekmez. {words.answer}</p>
        </Stack>
      </Section>
      <Section title="Tutar">
        <Cluster gap={10} align="baseline">
          <Price money={lira(1287155)} language={language} size="xl" />
          <Price money={lira(84208)} language={language} size="l" />
          <Price money={lira(114784)} language={language} size="m" />
          <Price money={lira(97742)} language={language} size="s" />
          <Price money={lira(84208)} language={language} size="s" quiet />
          <Money money={{ minor: 1680, currency: 'EUR' }} language={language} />
        </Cluster>
      </Section>
      <Section title="Düğme">
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
      </Section>
      <Section title="İm">
        <Cluster gap={4}>
          {(Object.keys(iconList) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={28} label={name} />
          ))}
        </Cluster>
      </Section>
      <Section title="Çizim">
        <Stack gap={5}>
          <Cluster gap={8}>
            <span className={styles.logo}>
              <Logo label="Sigorta Çarşısı" />
            </span>
            <span className={styles.logo}>
              <Logo look="mark" />
            </span>
            <span className={styles.logo}>
              <Logo look="wide" label="Sigorta Çarşısı" />
            </span>
          </Cluster>
          <Cluster gap={5}>
            {states.map((name) => (
              <span className={styles.drawing} key={name}>
                <Art name={name} />
              </span>
            ))}
          </Cluster>
        </Stack>
      </Section>
    </>
  );
}
