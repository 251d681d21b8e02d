import { z } from 'zod';
import { ComplaintReceipt, NewComplaint } from '@/lib/contracts/complaints';
import type { Endpoint } from '@/lib/contracts/endpoint';

export const complaintEndpoints = {
  make: {
    method: 'POST',
    path: '/orders/{token}/complaints',
    summary: 'Complains about goods of an order; the same key gets the first receipt again',
    tag: 'complaints',
    params: z.object({ token: z.uuid() }),
    body: NewComplaint,
    answer: ComplaintReceipt,
    status: 201,
    errors: ['not_found', 'invalid_form', 'status_not_possible', 'too_many_requests', 'unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
