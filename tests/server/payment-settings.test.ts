import { describe, expect, it } from 'vitest';
import { choosePaymentMethods } from '@/server/adapters/payment-method/choose';
import { paymentSettings, readEnvironment } from '@/server/env';

const NEXI = {
  NEXI_URL: 'https://test.api.dibspayment.eu',
  NEXI_SECRET_KEY: 'key',
  NEXI_WEBHOOK_SECRET: 'k8sWebhookSecret2026',
};
const KLARNA = {
  KLARNA_URL: 'https://api.playground.klarna.com',
  KLARNA_USER: 'K1',
  KLARNA_PASSWORD: 'p',
  KLARNA_WEBHOOK_SECRET: 'a-webhook-secret-of-ours',
};
const LIVE = { SHOP_MODE: 'live', SESSION_SECRET: 'a-secret-of-our-own-that-nobody-knows', TRUSTED_PROXIES: '1' };
const CARD = 'sandbox-card';
const INSTALMENTS = 'sandbox-instalments';
const chosen = (environment: Record<string, string>) => {
  const { current, providers } = choosePaymentMethods(paymentSettings(readEnvironment(environment)));
  return [current.card, current.instalments, providers.map(({ provider }) => provider)];
};

describe('ways of paying at a distance', () => {
  it.each([
    ['a demo', {}, [CARD, INSTALMENTS, [CARD, INSTALMENTS]]],
    ['a demo with Nexi', NEXI, ['nexi', INSTALMENTS, ['nexi', CARD, INSTALMENTS]]],
    ['a live shop without providers', LIVE, [undefined, undefined, []]],
    ['a live shop with Klarna', { ...LIVE, ...KLARNA }, [undefined, 'klarna', ['klarna']]],
    ['a live shop with both', { ...LIVE, ...NEXI, ...KLARNA }, ['nexi', 'klarna', ['nexi', 'klarna']]],
  ])('of %s', (_name, environment, methods) => {
    expect(chosen(environment)).toEqual(methods);
  });

  it.each(Object.keys({ ...NEXI, ...KLARNA }))('half a provider stops the start: %s is missing', (name) => {
    const { [name]: _, ...rest } = { ...NEXI, ...KLARNA } as Record<string, string>;
    expect(() => readEnvironment(rest)).toThrow(new RegExp(`^Bad setting: ${name} \\(`));
  });

  it.each([
    ['NEXI_WEBHOOK_SECRET', 'kort'],
    ['KLARNA_WEBHOOK_SECRET', 'a/secret/with/slashes'],
  ])('a secret the provider cannot carry stops the start: %s', (name, value) => {
    expect(() => readEnvironment({ ...NEXI, ...KLARNA, [name]: value })).toThrow(`Bad setting: ${name}`);
  });
});
