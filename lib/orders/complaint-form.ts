import type { OrderStatus } from '@/lib/contracts/orders';
import { isTyped, proseOf } from '@/lib/text/typed';

/** Where goods are with the buyer, or have been. */
const RECEIVED: readonly OrderStatus[] = ['collected', 'sent', 'delivered', 'returned'];

/** Whether there is anything to complain about yet (rule 10.22). */
export const canBeComplainedOf = ({ status }: { status: OrderStatus }) => RECEIVED.includes(status);

/** What the buyer would like done; the shop decides with them (forbrukerkjøpsloven §26). */
export const COMPLAINT_WISHES = ['unsure', 'repair', 'replace', 'discount', 'refund'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

export const LONGEST_COMPLAINT = 2000;
const SHORTEST_COMPLAINT = 10;

/** What a buyer says of goods that are not as they should be. */
export interface ComplaintForm {
  eans: readonly string[];
  text: string;
  wish: ComplaintWish;
}

/** Keys of messages/fields.nb.json. */
export type ComplaintMessage = 'complaint_line_required' | 'complaint_text_required' | 'complaint_text_long';

export type ComplaintFormErrors = Partial<Record<'eans' | 'text', ComplaintMessage[]>>;

/** What is wrong with the form, in its order; empty when it is right. */
export function complaintFormErrors({ eans, text }: Pick<ComplaintForm, 'eans' | 'text'>): ComplaintFormErrors {
  const errors: ComplaintFormErrors = {};
  const said = proseOf(text);
  if (eans.length === 0) errors.eans = ['complaint_line_required'];
  if (said.length < SHORTEST_COMPLAINT) errors.text = ['complaint_text_required'];
  else if (said.length > LONGEST_COMPLAINT || !isTyped(said)) errors.text = ['complaint_text_long'];
  return errors;
}
