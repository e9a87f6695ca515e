import type { NextConfig } from 'next';

/** As `create-next-app` writes it; the measurement's front compresses for both peers alike. */
const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  compress: false,
};

export default nextConfig;
