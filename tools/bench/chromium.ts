import { type Browser, chromium } from 'playwright';
import puppeteer from 'puppeteer-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface BenchBrowser {
  /** For Lighthouse. */
  port: number;
  /** Drives the same Chromium. */
  playwright: Browser;
  close(): Promise<void>;
}

/** Puppeteer starts it: in one that Playwright started frames came in steps of a second (docs/decisions/0063-budgets.md). */
export async function openChromium(executablePath: string): Promise<BenchBrowser> {
  const started = await puppeteer.launch({ executablePath, args: FLAGS });
  const playwright = await chromium.connectOverCDP(started.wsEndpoint());
  return {
    port: Number(new URL(started.wsEndpoint()).port),
    playwright,
    async close() {
      await playwright.close();
      await started.close();
    },
  };
}

/** The phone of Lighthouse. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** How many times slower than this machine Lighthouse takes that phone's processor to be. */
export const SLOWDOWN = 4;
