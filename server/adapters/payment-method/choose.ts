import type { PaymentMethod } from '@/server/ports/payment-method';
import { createKlarna, type KlarnaSettings } from './klarna';
import { createNexi, type NexiSettings } from './nexi';
import { createSandbox } from './sandbox';

export interface PaymentSettings {
  /** A live shop has no sandbox, whatever else is set (rule 19.9). */
  live: boolean;
  nexi?: NexiSettings;
  klarna?: KlarnaSettings;
  sandbox: { url: string; secret: string };
}

export interface PaymentMethods {
  /** Also those that serve old purchases only. */
  providers: PaymentMethod[];
  current: { card?: string; instalments?: string };
}

/** Chooses the configured providers, else the sandbox, else none. */
export function choosePaymentMethods({ live, nexi, klarna, sandbox }: PaymentSettings): PaymentMethods {
  const standIn = (kind: 'card' | 'instalments') => (live ? [] : [createSandbox({ kind, ...sandbox })]);
  const card = [...(nexi ? [createNexi(nexi)] : []), ...standIn('card')];
  const instalments = [...(klarna ? [createKlarna(klarna)] : []), ...standIn('instalments')];
  return {
    providers: [...card, ...instalments],
    current: { card: card[0]?.provider, instalments: instalments[0]?.provider },
  };
}
