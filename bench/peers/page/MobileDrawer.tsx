'use client';
import { useRef, useState } from 'react';
import type { LayoutContent } from './content.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** The menu of narrow screens; what it holds is drawn when it is opened. */
export function MobileDrawer({ content }: { content: LayoutContent }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { words } = content;
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div className="mobile">
      <button
        type="button"
        aria-label={words['header.menu']}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className="drawer" onClose={() => setOpen(false)}>
        {open && (
          <>
            <button type="button" aria-label={words['kit.close']} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
            <ul>
              {[...content.tabs, ...content.groups.flatMap(({ cards }) => cards)].map((card) => (
                <li key={card.id}>
                  <Link href={card.path}>{card.menu}</Link>
                </li>
              ))}
            </ul>
            <ul>
              {[...content.services, ...content.company].map(({ path, label }) => (
                <li key={path}>
                  <Link href={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </dialog>
    </div>
  );
}
