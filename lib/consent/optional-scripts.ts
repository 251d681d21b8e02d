import type { Service } from './consent.ts';

/** The shop's ids at the services it uses; a service without one is never asked for anything. */
export type OptionalScripts = Partial<Record<Service, string>>;

interface Hosts {
  script: string;
  connect: string[];
}

// What each provider's own guide to content policies names. Pictures may come from any https host already.
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

/** The hosts a page may load scripts from and send to when these ids are set. */
export function hostsOf(ids: OptionalScripts): { script: string[]; connect: string[] } {
  const used = (Object.keys(hosts) as Service[]).filter((service) => ids[service]).map((service) => hosts[service]);
  return {
    script: [...new Set(used.map((one) => one.script))],
    connect: [...new Set(used.flatMap((one) => one.connect))],
  };
}
