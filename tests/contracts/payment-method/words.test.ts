import { describe, expect, it } from 'vitest';
import { unexpected } from '@/server/adapters/payment-method/provider';

describe('rule 19.2: an answer that is not understood', () => {
  it('is told by the names of its fields: no name, address or token of a buyer stands in a log', () => {
    const body = {
      consumer: { email: 'kari@example.no' },
      lines: [{ name: 'Jakke' }],
      client_token: 'secret',
      n: null,
    };
    const { cause } = unexpected('Nexi', { status: 200, headers: new Headers(), body });
    expect((cause as Error).message).toBe(
      'Nexi answered 200: { consumer: { email: string }, lines: [{ name: string }], client_token: string, n: object }',
    );
  });
});
