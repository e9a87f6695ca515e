import { type RemoteModule, remoteContract } from '@sigorta/runtime/runtime';
import { loadPanelTexts } from './texts/load-texts.ts';

/** The staff panel: one page for the shell, which below `/panel` shows nothing of its own (spec §2). */
export const remote: RemoteModule = {
  contract: remoteContract,
  async page({ language }) {
    const [{ PanelApp }] = await Promise.all([import('./app/PanelApp.tsx'), loadPanelTexts(language)]);
    return { Component: PanelApp };
  },
};
