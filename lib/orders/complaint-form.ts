import type { OrderStatus } from '@/lib/contracts/orders';
import { isTyped, proseOf } from '@/lib/text/typed';

const RECEIVED: readonly OrderStatus[] = ['collected', 'sent', 'delivered', 'returned'];

/** True once there is something to complain about (rule 10.22). */
export const canBeComplainedOf = ({ status }: { status: OrderStatus }) => RECEIVED.includes(status);

/** The buyer's wish; the shop decides with the buyer (forbrukerkjøpsloven §26). */
export const COMPLAINT_WISHES = ['unsure', 'repair', 'replace', 'discount', 'refund'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

export const LONGEST_COMPLAINT = 2000;
const SHORTEST_COMPLAINT = 10;

export interface ComplaintForm {
  eans: readonly string[];
  text: string;
  wish: ComplaintWish;
}

export type ComplaintMessage = 'complaint_line_required' | 'complaint_text_required' | 'complaint_text_long';

export type ComplaintFormErrors = Partial<Record<'eans' | 'text', ComplaintMessage[]>>;

/** Returns the errors in the order of the form. */
export function complaintFormErrors({ eans, text }: Pick<ComplaintForm, 'eans' | 'text'>): ComplaintFormErrors {
  const errors: ComplaintFormErrors = {};
  const said = proseOf(text);
  if (eans.length === 0) errors.eans = ['complaint_line_required'];
  if (said.length < SHORTEST_COMPLAINT) errors.text = ['complaint_text_required'];
  else if (said.length > LONGEST_COMPLAINT || !isTyped(said)) errors.text = ['complaint_text_long'];
  return errors;
}
