import { draft } from '@/components/draft';
import type { ComplaintForm } from '@/lib/orders/complaint-form';

/** A complaint about an order that is written and not sent yet; its goods are chosen anew. */
export const complaintDraft = (number: string) =>
  draft<ComplaintForm>(`complaintDraft:${number}`, ({ text, wish }) => ({ text, wish }));
