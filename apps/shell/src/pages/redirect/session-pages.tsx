import { withLanguage } from '@sigorta/i18n/paths';
import { storage, useLanguage } from '@sigorta/runtime/runtime';
import { useCallback } from 'react';
import { agentIdOf } from '../../layout/agent-id.ts';
import { RedirectPage } from './RedirectPage.tsx';

/** A whole document, so that every part of the page learns of the flag. */
function useHome(note: () => void): () => void {
  const language = useLanguage();
  return useCallback(() => {
    note();
    location.replace(withLanguage('/', language));
  }, [note, language]);
}

const noteTest = () => storage.writeFlag('testMode', true);
const noteCallCentre = () => storage.writeFlag('callCentreMode', true);

/** `/test` (spec §2): this session is a test. */
export const TestPage = () => <RedirectPage go={useHome(noteTest)} />;

/** `/callCenter` (spec §2): this session belongs to the call centre. */
export const CallCentrePage = () => <RedirectPage go={useHome(noteCallCentre)} />;

const notePartner = () => {
  const agent = agentIdOf(location.search);
  if (agent) storage.write('agentId', agent);
};

/**
 * `/ortak` under a language prefix or a router's own navigation. The gateway answers the bare address and sets the
 * partner; only its parameters are handed on, never an address.
 */
export const PartnerLinkPage = () => <RedirectPage go={goToPartner} />;

function goToPartner(): void {
  notePartner();
  const partner = new URLSearchParams(location.search).get('partner');
  // At the bare address nobody answered: asking again would never end.
  const isBare = location.pathname === '/ortak';
  location.replace(partner && !isBare ? `/ortak?${new URLSearchParams({ partner })}` : '/');
}
