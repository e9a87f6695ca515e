import type { HomeSection } from '@sigorta/contracts/brand-home';
import { homePlan } from '@sigorta/contracts/home-plan';
import type { Brand } from '@sigorta/contracts/partner';
import { untilItComes } from '@sigorta/i18n/fetched-once';
import { type ComponentType, lazy, memo, Suspense } from 'react';

/** Few brands have any: their words are in the document, their handlers come after those of the page. */
const files = {
  introductions: async () => (await import('./MoreHeroes.tsx')).MoreHeroes,
  videos: async () => (await import('./Videos.tsx')).Videos,
  testimonials: async () => (await import('./Testimonials.tsx')).Testimonials,
} satisfies Partial<Record<HomeSection, () => Promise<ComponentType>>>;

type LateName = keyof typeof files;

export const isLateSection = (name: HomeSection): name is LateName => name in files;

/* on a lost line the words stay, and the handlers come at some try */
const laterOf = (name: LateName) => lazy(() => untilItComes(async () => ({ default: await files[name]() })));
const late: Record<LateName, ComponentType> = {
  introductions: laterOf('introductions'),
  videos: laterOf('videos'),
  testimonials: laterOf('testimonials'),
};

const brought: Partial<Record<LateName, ComponentType>> = {};

/** Where a page is sent as text all of it is there before it is drawn. */
export async function bringLateSections(brand: Brand): Promise<void> {
  const names = homePlan(brand).sections.filter(isLateSection);
  await Promise.all(
    names.map(async (name) => {
      brought[name] = await files[name]();
    }),
  );
}

/**
 * A section whose handlers come later. It has nothing that changes, so that React never draws it anew, and empty, while it waits
 * for them.
 */
export const LateSection = memo(function LateSection({ name }: { name: LateName }) {
  const Section = brought[name] ?? late[name];
  return (
    <Suspense fallback={null}>
      <Section />
    </Suspense>
  );
});
