import { createHash } from 'node:crypto';
import type { Brand } from '@/lib/brands/brand';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { escapeHtml } from '@/lib/text/escape-html';
import type { SandboxPayment } from '@/server/orders/sandbox/types';
import { brandAt } from '@/server/page-door/host';
import { sandboxStyle } from './sandbox-style';

/** Policy of the page: nothing runs, only our icon loads, and the form goes to the sandbox and back to the shop. */
const policy = (origins: string[], style: string) =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self' ${origins.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Its words are written into HTML, and a brand may have given them. */
const said = ((...asked: Parameters<typeof t>) => escapeHtml(t(...asked))) as typeof t;

interface Shown {
  title: string;
  body: string;
  brand?: Brand;
  status?: number;
  origins?: string[];
}

function page({ title, body, brand, status = 200, origins = [] }: Shown): Response {
  const seller = brand ? `<p class="seller">${said('sandbox.seller', { shop: brand.name })}</p>` : '';
  const style = sandboxStyle(brand?.tokens);
  const html = `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${said('sandbox.title')}</title><meta name="robots" content="noindex">
<style>${style}</style></head>
<body data-brand="${brand?.id ?? ''}"><p class="mark">${said('sandbox.mark')}</p><main><h1>${title}</h1>${seller}${body}</main></body></html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(origins, style),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

export const missingPage = () => page({ status: 404, title: said('sandbox.missing'), body: '' });

export function paymentPage(payment: SandboxPayment, parts: number[]): Response {
  const { state, kind } = payment;
  const brand = brandAt(new URL(payment.returnUrl).hostname);
  if (state !== 'open') {
    const back = escapeHtml(state === 'cancelled' ? payment.cancelUrl : payment.returnUrl);
    const body = `<section><p>${said(`sandbox.${state}`)}</p><a class="back" href="${back}">${said('sandbox.back')}</a></section>`;
    return page({ title: said('sandbox.ended'), body, brand });
  }
  const origins = [...new Set([payment.returnUrl, payment.cancelUrl].map((url) => new URL(url).origin))];
  const terms = kind === 'instalments' ? termsOf(payment.amount, parts) : '';
  const body = `${sumsOf(payment)}${terms}${form()}`;
  return page({ title: said(`sandbox.${kind}`), body, brand, origins });
}

function sumsOf({ lines, amount, reference }: SandboxPayment): string {
  const rows = lines.map(({ name, quantity, total }) => {
    const pieces = quantity > 1 ? ` <small>${said('sandbox.pieces', { count: quantity })}</small>` : '';
    return `<li><span>${escapeHtml(name)}${pieces}</span><span>${formatPrice(total)}</span></li>`;
  });
  return `<section><h2>${said('sandbox.lines')}</h2><ul>${rows.join('')}</ul>
<p class="sum"><span>${said('sandbox.pay')}</span><span>${formatPrice(amount)}</span></p>
<small>${said('sandbox.reference')} ${escapeHtml(reference)}</small></section>`;
}

/** Lists rate, costs, duration and total as large as the instalment itself. */
function termsOf(amount: number, parts: number[]): string {
  const rows: [string, string][] = [
    ...parts.map((part, i): [string, string] => [said('sandbox.part', { number: i + 1 }), formatPrice(part)]),
    [said('sandbox.nominal'), said('sandbox.percent')],
    [said('sandbox.effective'), said('sandbox.percent')],
    [said('sandbox.fees'), formatPrice(0)],
    [said('sandbox.duration'), said('sandbox.months', { count: parts.length })],
    [said('sandbox.total'), formatPrice(amount)],
  ];
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('');
  return `<section><h2>${said('sandbox.terms')}</h2><dl>${list}</dl></section>`;
}

function form(): string {
  const button = (name: 'approve' | 'decline' | 'cancel' | 'expire') =>
    `<button name="decision" value="${name}">${said(`sandbox.${name}`)}</button>`;
  const box = (name: 'twice' | 'reversed' | 'silent') =>
    `<label><input type="checkbox" name="${name}">${said(`sandbox.${name}`)}</label>`;
  return `<section><h2>${said('sandbox.choose')}</h2><form method="post"><div class="acts">
${button('approve')}${button('decline')}${button('cancel')}${button('expire')}<p class="help">${said('sandbox.expireHelp')}</p></div>
<details><summary>${said('sandbox.advanced')}</summary>
<label><input type="number" name="delay" min="0" max="600" value="0">${said('sandbox.delay')}</label>
${box('twice')}${box('reversed')}${box('silent')}</details></form></section>`;
}
