import type { Meta } from '@storybook/react-vite';
import { Button } from '../../src/button/Button.tsx';
import { IconButton } from '../../src/button/IconButton.tsx';
import { Avatar } from '../../src/data/Avatar.tsx';
import { Card } from '../../src/data/Card.tsx';
import { StepSection } from '../../src/data/StepSection.tsx';
import { StepTrail } from '../../src/data/StepTrail.tsx';
import { Ticket, TicketLeg } from '../../src/data/Ticket.tsx';
import { BirthDateInput } from '../../src/field/BirthDateInput.tsx';
import { TextInput } from '../../src/field/TextInput.tsx';
import { Cluster, Grid, Stack } from '../../src/layout/Page.tsx';
import { useSampleWords } from '../words/words.tsx';
import styles from '../workshop.module.css';

export default { title: 'Parts/Steps' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const steps = words.steps.split(',').map((label) => ({ label, href: '#main' }));
  return (
    <>
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
    </>
  );
}
