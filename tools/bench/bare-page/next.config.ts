import type { NextConfig } from 'next';

const root = new URL('../../../', import.meta.url).pathname;

const config: NextConfig = {
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../../tsconfig.build.json' },
};

export default config;
