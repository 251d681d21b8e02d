import { z } from 'zod';
import { ShopError } from '@/lib/errors';
import type { Sandbox } from '@/server/orders/sandbox/types';
import { errorResponse } from './errors';
import { readJson, readText } from './json-body';
import { missingPage, paymentPage } from './sandbox-page';

const LIMIT_BYTES = 200_000;
const FORM_BYTES = 2000;

const url = z.url({ protocol: /^https?$/ });
const line = z.object({
  kind: z.enum(['goods', 'freight', 'discount']),
  ...{ reference: z.string(), name: z.string(), quantity: z.number(), total: z.number().int(), vatRate: z.number() },
});
const Opening = z.object({
  kind: z.enum(['card', 'instalments']),
  reference: z.string().regex(/^[A-Za-z0-9-]{8,36}$/),
  amount: z.number().int().positive(),
  lines: z.array(line).min(1),
  ...{ returnUrl: url, cancelUrl: url, webhookUrl: url },
});
const Act = z.object({ key: z.string().min(1), amount: z.number().int().optional() });
const Decision = z.object({
  decision: z.enum(['approve', 'decline', 'cancel', 'expire']),
  delay: z.coerce.number().int().min(0).max(600).catch(0),
  ...{ twice: z.literal('on').optional(), reversed: z.literal('on').optional(), silent: z.literal('on').optional() },
});

type ActName = 'capture' | 'refund' | 'release' | 'extend';
const PATH = /^\/sandbox(?<api>\/api)?\/payments(?:\/(?<id>[\w-]+)(?:\/(?<act>capture|refund|release|extend))?)?$/;

/** Serves the sandbox over HTTP: endpoints for the shop under /sandbox/api, a page for the shopper beside them (rule 19.9). */
export async function answerSandbox(sandbox: Sandbox | undefined, request: Request): Promise<Response> {
  try {
    const { api, id, act } = PATH.exec(new URL(request.url).pathname)?.groups ?? {};
    if (!sandbox || (!api && !id)) throw new ShopError('not_found');
    return api
      ? await answerShop(sandbox, request, id, act as ActName)
      : await answerShopper(sandbox, request, id ?? '');
  } catch (error) {
    return errorResponse(error, request);
  }
}

async function answerShop(sandbox: Sandbox, request: Request, id?: string, act?: ActName): Promise<Response> {
  if (!sandbox.isShop(request.headers.get('authorization'))) throw new ShopError('not_found');
  const isRead = request.method === 'GET';
  if (isRead !== (id !== undefined && act === undefined)) throw new ShopError('method_not_allowed');
  if (isRead) {
    const payment = await sandbox.find(id ?? '');
    if (!payment) throw new ShopError('not_found');
    const { state, authorised, captured, released, refunded, expiresAt } = payment;
    return Response.json({ state, authorised, captured, released, refunded, expiresAt });
  }
  const body = await readJson(request, LIMIT_BYTES);
  if (id === undefined || act === undefined) {
    const opened = await sandbox.open(checked(Opening, body));
    return opened
      ? Response.json(opened, { status: 201 })
      : errorResponse(new ShopError('idempotency_key_reused'), request);
  }
  const { key, amount } = checked(Act, body);
  const outcome = await sandbox.act(id, act, key, amount);
  if (!outcome) throw new ShopError('not_found');
  return Response.json(outcome);
}

async function answerShopper(sandbox: Sandbox, request: Request, id: string): Promise<Response> {
  const before = await sandbox.find(id);
  if (!before) return missingPage();
  if (request.method !== 'POST') return paymentPage(before, sandbox.instalments(before.amount));
  const form = Object.fromEntries(new URLSearchParams(await readText(request, FORM_BYTES)));
  const { decision, delay, ...wishes } = checked(Decision, form);
  const { twice, reversed, silent } = wishes;
  const payment = await sandbox.decide(id, decision, {
    ...{ delaySeconds: delay, twice: twice === 'on', reversed: reversed === 'on', silent: silent === 'on' },
  });
  if (!payment) return missingPage();
  const url = new URL(request.url).pathname;
  const next = { cancelled: payment.cancelUrl, expired: url, open: url };
  const location = next[payment.state as keyof typeof next] ?? payment.returnUrl;
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (data === undefined) throw new ShopError('invalid_body', { cause: error });
  return data;
}
