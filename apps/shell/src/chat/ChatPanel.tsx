import { Avatar } from '@sigorta/ui-kit/data/Avatar.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useState } from 'react';
import styles from './ChatCorner.module.css';
import type { ChatConfig, ChatPerson } from './chat-config.ts';
import { type Presence, presenceAt } from './opening-hours.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { shareableAddress, whatsappLink } from './whatsapp-link.ts';

/** Who can be written to; drawn only in a browser, when it is opened, so it may look at the clock. */
export function ChatPanel({ config }: { config: ChatConfig }) {
  const t = useChatTexts();
  const [openedAt] = useState(() => new Date());
  return (
    <div className={styles.sheet} data-effect={config.popupEffect}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>{t('text')}</p>
      <ul>
        {config.persons.map((person) => (
          <li key={person.id}>
            <Person
              person={person}
              presence={person.hours && presenceAt(person.hours, config.timeZone, openedAt)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link while somebody is there, words alone outside their hours (spec §4); without hours nothing is promised. */
function Person({ person, presence }: { person: ChatPerson; presence: Presence | null }) {
  const t = useChatTexts();
  const words = (
    <>
      <Avatar name={person.name} />
      <span className={styles.who}>
        <bdi>{person.name}</bdi>
        {presence ? (
          <span className={styles.presence} data-presence={presence}>
            {t(presence)}
          </span>
        ) : (
          <bdi className={styles.presence} dir="ltr">
            +{person.phone}
          </bdi>
        )}
      </span>
    </>
  );
  if (presence && presence !== 'online') return <div className={styles.person}>{words}</div>;
  const href = whatsappLink({
    phone: person.phone,
    message: t('message', { page: '{{page}}' }),
    pageAddress: shareableAddress(location),
    isMobile: matchMedia('(pointer: coarse)').matches,
  });
  return (
    <a className={styles.person} href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
    </a>
  );
}
