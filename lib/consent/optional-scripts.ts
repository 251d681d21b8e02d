import type { Service } from './consent.ts';

export type OptionalScripts = Partial<Record<Service, string>>;

interface Hosts {
  script: string;
  connect: string[];
}

// From each provider's guide to content policies. Pictures may come from any https host already.
const hosts: Record<Service, Hosts> = {
  ga: {
    script: 'https://www.googletagmanager.com',
    connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  gtm: { script: 'https://www.googletagmanager.com', connect: ['https://www.googletagmanager.com'] },
  meta: {
    script: 'https://connect.facebook.net',
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};

export function hostsOf(ids: OptionalScripts): { script: string[]; connect: string[] } {
  const used = (Object.keys(hosts) as Service[]).filter((service) => ids[service]).map((service) => hosts[service]);
  return {
    script: [...new Set(used.map((one) => one.script))],
    connect: [...new Set(used.flatMap((one) => one.connect))],
  };
}
