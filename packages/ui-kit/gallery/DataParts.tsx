import type { Language } from '@sigorta/i18n/language';
import { Art } from '../src/art/Art.tsx';
import { Button } from '../src/button/Button.tsx';
import { IconButton } from '../src/button/IconButton.tsx';
import { Avatar } from '../src/data/Avatar.tsx';
import { Badge } from '../src/data/Badge.tsx';
import { Card } from '../src/data/Card.tsx';
import { Chip } from '../src/data/Chip.tsx';
import { KeyValue } from '../src/data/KeyValue.tsx';
import { StepSection } from '../src/data/StepSection.tsx';
import { StepTrail } from '../src/data/StepTrail.tsx';
import { Ticket, TicketLeg } from '../src/data/Ticket.tsx';
import { EmptyState } from '../src/feedback/EmptyState.tsx';
import { Notice } from '../src/feedback/Notice.tsx';
import { ProgressBar } from '../src/feedback/ProgressBar.tsx';
import { ProgressRing } from '../src/feedback/ProgressRing.tsx';
import { Skeleton } from '../src/feedback/Skeleton.tsx';
import { Spinner } from '../src/feedback/Spinner.tsx';
import { BirthDateInput } from '../src/field/BirthDateInput.tsx';
import { TextInput } from '../src/field/TextInput.tsx';
import { Cluster, Grid, Stack } from '../src/layout/Page.tsx';
import { Section } from './Gallery.tsx';
import styles from './gallery.module.css';
import type { Words } from './words.ts';

export function DataParts({ words }: { words: Words; language: Language }) {
  const steps = words.steps.split(',').map((label) => ({ label, href: '#main' }));
  return (
    <>
      <Section title="Etiket">
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
      </Section>
      <Section title="Bildirim">
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
      </Section>
      <Section title="Adım">
        <StepTrail steps={steps} current={1} />
        <Grid columns={2} gap={8}>
          <div>
            <StepSection
              number={1}
              state="done"
              title={words.trip}
              summary={<bdi>{words.tripSum}</bdi>}
              onEdit={() => undefined}
            />
            <StepSection
              number={2}
              state="open"
              title={words.who}
              hint={words.whoHint}
              aside={<bdi dir="ltr">2 / 3</bdi>}
            >
              <Stack gap={3}>
                <Card padding="s">
                  <Cluster>
                    <Avatar name="Defne Aydın" />
                    <span>Defne Aydın</span>
                    <IconButton icon="edit" label={words.name} />
                  </Cluster>
                </Card>
                <Card look="lift">
                  <Grid columns={2}>
                    <TextInput id="p-name" label={words.name} />
                    <TextInput id="p-surname" label={words.surname} />
                    <BirthDateInput id="p-birth" label={words.birth} />
                  </Grid>
                </Card>
                <Cluster justify="between">
                  <Button variant="outline" icon="plus">
                    {words.add}
                  </Button>
                  <Button iconEnd="arrow">{words.next}</Button>
                </Cluster>
              </Stack>
            </StepSection>
            <StepSection number={3} state="ahead" title={words.contact} hint={words.contactHint} />
          </div>
          <div className={styles.side}>
            <Ticket
              title={words.yourTrip}
              label={words.yourTrip}
              top={
                <TicketLeg
                  from={{ label: words.turkey, value: words.d1 }}
                  to={{ label: words.europe, value: words.d2 }}
                />
              }
              rows={[
                { label: words.days, value: words.twelve },
                { label: words.way, value: words.round },
                { label: 'Kerem Aydın', value: words.missing, missing: true },
              ]}
              note={words.free}
            />
          </div>
        </Grid>
      </Section>
      <Section title="Beklerken">
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
      </Section>
    </>
  );
}
