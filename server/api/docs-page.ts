import { z } from 'zod';
import type { Brand } from '@/lib/brands/brand';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { errorStatus } from '@/lib/errors';
import { escapeHtml } from '@/lib/text/escape-html';

const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  escapeHtml(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2));

const part = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema ? `<details><summary>${title}</summary><pre>${shape(schema, io)}</pre></details>` : '';

function section(endpoint: (typeof endpoints)[number]): string {
  const facts = [
    endpoint.session === 'required' && 'needs a logged-in customer',
    endpoint.session === 'optional' && 'knows a logged-in customer',
    endpoint.cache === 'public' ? 'kept by shared caches for a minute' : 'never cached',
    endpoint.status && `answers ${endpoint.status}`,
  ].filter(Boolean);
  const errors = (endpoint.errors ?? []).map((code) => `<code>${errorStatus[code]} ${code}</code>`).join(' ');
  return `<article id="${endpoint.id}">
<h3><span class="method">${endpoint.method}</span> <code>/api/v1${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}.</p>
<p class="facts">${facts.join(' · ')}${errors ? ` · ${errors}` : ''}</p>
${part('Path', endpoint.params, 'input')}${part('Query', endpoint.query, 'input')}${part('Body', endpoint.body, 'input')}${part('Answer', endpoint.answer, 'output')}
</article>`;
}

/** Renders the endpoints as plain HTML, which any content policy allows. */
export function docsPage({ name }: Pick<Brand, 'name'>): string {
  const title = `${escapeHtml(name)} API`;
  const tags = [...Map.groupBy(endpoints, (endpoint) => endpoint.tag)];
  const menu = tags.map(([tag]) => `<li><a href="#${tag}">${tag}</a></li>`).join('');
  const body = tags.map(([tag, some]) => `<h2 id="${tag}">${tag}</h2>\n${some.map(section).join('\n')}`).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/api/v1/docs/style.css"></head>
<body><main><h1>${title}</h1>
<p>Prices are whole øre. A changing request carries <code>X-Requested-With: XMLHttpRequest</code> and, in
<code>X-XSRF-TOKEN</code>, the cookie <code>XSRF-TOKEN</code> that <code>GET /api/v1/token</code> sets. Every error has one
body: <code>{ code, message, errors? }</code>. For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas"><ul>${menu}</ul></nav>
${body}
</main></body></html>
`;
}

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
article { border-top: 1px solid #8886; padding: 0.5rem 0 1rem; }
h3 { margin: 0.5rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
.facts { font-size: 0.875rem; opacity: 0.8; }
pre { max-height: 24rem; overflow: auto; padding: 0.75rem; background: #8881; font-size: 0.8125rem; }
summary { cursor: pointer; }
`;
