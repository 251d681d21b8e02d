import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe finds on the page as it stands. Run as the page's own script would be refused by its policy. */
export async function findings(page: Page): Promise<string[]> {
  // What fades is half as dark on its way.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
