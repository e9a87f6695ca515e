import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Avatar } from '@sigorta/ui-kit/data/Avatar.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './ChatCorner.module.css';
import type { ChatConfig, ChatPerson } from './chat-config.ts';
import { type Presence, presenceAt } from './opening-hours.ts';
import { useChatTexts } from './use-chat-texts.ts';
import { shareableAddress, whatsappLink } from './whatsapp-link.ts';

/** Who can be written to, by the clock of their time zone. */
export function ChatPanel({ config, now }: { config: ChatConfig; now: Date }) {
  const t = useChatTexts();
  const persons = config.persons.map((person) => ({
    person,
    presence: person.hours && presenceAt(person.hours, config.timeZone, now),
  }));
  const isSomebodyThere = persons.some(({ presence }) => presence === null || presence === 'online');
  return (
    <div className={styles.sheet} data-effect={config.popupEffect}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>{t(isSomebodyThere ? 'text' : 'nobody')}</p>
      <ul>
        {persons.map(({ person, presence }) => (
          <li key={person.id}>
            <Person
              person={person}
              message={config.message ?? t('message', { page: '{{page}}' })}
              presence={presence}
            />
          </li>
        ))}
      </ul>
      {!isSomebodyThere && (
        <p className={styles.leave}>
          <Link to="/iletisim" className={textLinkClass()}>
            {t('leave')}
          </Link>
        </p>
      )}
    </div>
  );
}

interface PersonProps {
  person: ChatPerson;
  message: string;
  presence: Presence | null;
}

/** A link while somebody is there, words alone outside their hours (spec §4); without hours nothing is promised. */
function Person({ person, message, presence }: PersonProps) {
  const t = useChatTexts();
  const words = (
    <>
      <Avatar name={person.name} />
      <span className={styles.who}>
        <bdi>{person.name}</bdi>
        {person.role && <bdi className={styles.presence}>{person.role}</bdi>}
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
    message,
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
