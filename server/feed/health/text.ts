import type { Finding, Health } from './types';

const MOST_FINDINGS = 20;
const NAMES = { dead: 'DEAD ', fault: 'FAULT', note: 'note ' };

/** The report as a person reads it, the worst first. */
export function healthText({ alive, shippingMethods, payments, findings }: Health): string {
  const ways = shippingMethods.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none';
  const lines = [
    alive ? 'Health: the shop sells.' : 'Health: NOBODY CAN BUY IN THIS SHOP.',
    `  Ways to get goods: ${ways}. Payments: ${payments.join(', ') || 'none'}.`,
    ...findings.slice(0, MOST_FINDINGS).map(lineOf),
  ];
  if (findings.length > MOST_FINDINGS)
    lines.push(`  and ${findings.length - MOST_FINDINGS} more; --json lists them all`);
  if (findings.length === 0) lines.push('  Nothing to complain of.');
  return lines.join('\n');
}

function lineOf({ severity, text, count, examples }: Finding): string {
  const more = count > examples.length ? ' …' : '';
  return `  ${NAMES[severity]}  ${text}${examples.length > 0 ? ` (${examples.join('; ')}${more})` : ''}`;
}
