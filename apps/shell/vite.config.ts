import { devSitePlugin } from '@sigorta/delivery/dev-site-plugin';
import { hostConfig } from '@sigorta/federation/vite-host';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4300';

/** Addresses that the gateway answers itself; everything else is a page or a file of the site. */
const ofGateway = [
  '/apiConnection',
  '/odeme/donus',
  '/belge',
  '/dogrula',
  '/ortak',
  '/openapi.json',
  '/panel/openapi.json',
  '/healthz',
  '/readyz',
];

export default hostConfig({
  entry: 'src/app/main.tsx',
  own: {
    plugins: [devSitePlugin()],
    server: { host: 'localhost', proxy: Object.fromEntries(ofGateway.map((path) => [path, gateway])) },
  },
});
