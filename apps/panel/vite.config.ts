import { remoteConfig } from '@sigorta/federation/vite-remote';

export default remoteConfig({ family: 'panel' });
