import { draft } from '@/components/draft';
import type { ComplaintForm } from '@/lib/orders/complaint-form';

/** An unsent complaint about an order, without its goods. */
export const complaintDraft = (number: string) =>
  draft<ComplaintForm>(`complaintDraft:${number}`, ({ text, wish }) => ({ text, wish }));
