import { isDiscountAmount } from './cart';

/** The promo code in use (rule 4.13), as the check call answers it. */
export type ActivePromo = {
  readonly Code: string;
  readonly Name: string;
  readonly Fixed: boolean;
  readonly Amount: number;
};

/** Reads the stored code; what is damaged is none. */
export function promoFromStored(stored: unknown): ActivePromo | undefined {
  const { Code, Name, Fixed, Amount } = (stored ?? {}) as Partial<Record<string, unknown>>;
  const whole =
    typeof Code === 'string' &&
    Code !== '' &&
    typeof Name === 'string' &&
    typeof Fixed === 'boolean' &&
    typeof Amount === 'number';
  return whole && isDiscountAmount(Fixed, Amount) ? { Code, Name, Fixed, Amount } : undefined;
}
