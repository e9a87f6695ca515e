import type { StorybookConfig } from '@storybook/react-vite';

/** The workshop: every part in every state, languages, brand colours and fonts on the toolbar. */
const config: StorybookConfig = {
  stories: ['./**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};

export default config;
