import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { Avatar } from '@sigorta/ui-kit/data/Avatar.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useUiText } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { useState } from 'react';
import styles from './ChatCorner.module.css';
import type { ChatConfig, ChatPerson } from './chat-config.ts';
import { type Presence, presenceAt } from './opening-hours.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { shareableAddress, whatsappLink } from './whatsapp-link.ts';

interface ChatPanelProps {
  config: ChatConfig;
  onClose: () => void;
}

/** Who can be written to; drawn only in a browser, when it is opened, so it may look at the clock. */
export function ChatPanel({ config, onClose }: ChatPanelProps) {
  const t = useChatTexts();
  const text = useUiText();
  const [openedAt] = useState(() => new Date());
  return (
    <div className={styles.sheet} data-effect={config.popupEffect}>
      <div className={styles.head}>
        <p className={styles.title}>{t('title')}</p>
        <IconButton icon="close" label={text('kit.close')} onClick={onClose} />
      </div>
      <p className={styles.text}>{t('text')}</p>
      <ul>
        {config.persons.map((person) => (
          <li key={person.id}>
            <Person
              person={person}
              presence={person.hours ? presenceAt(person.hours, config.timeZone, openedAt) : 'online'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link while somebody is there, words alone outside their hours (spec §4). */
function Person({ person, presence }: { person: ChatPerson; presence: Presence }) {
  const t = useChatTexts();
  const words = (
    <>
      <Avatar name={person.name} />
      <span className={styles.who}>
        <bdi>{person.name}</bdi>
        <span className={styles.presence} data-presence={presence}>
          {t(presence)}
        </span>
      </span>
    </>
  );
  if (presence !== 'online') return <div className={styles.person}>{words}</div>;
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
