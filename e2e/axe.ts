import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { leftBehind } from './layout-faults';

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * What axe finds on the page as it stands, and what it cannot see: parts that do not scroll with the rest. It is not run as
 * the page's own script, which would be refused by its policy.
 */
export async function findings(page: Page): Promise<string[]> {
  // What fades is half as dark on its way.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // axe asks for boxes of what the browser has not laid out, which it gives without their surroundings.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`), ...(await leftBehind(page))];
}
