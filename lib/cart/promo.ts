import { isDiscountAmount } from './cart';

/** The promo code in use (rule 4.13), as the check call answers it. */
export type ActivePromo = {
  readonly Code: string;
  readonly Name: string;
  readonly Fixed: boolean;
  readonly Amount: number;
  /** Set while the code is one to come, and until the shop has said that it counts. */
  readonly ValidFrom?: string;
};

/** Whether the code is one to come (rule 4.13), by the clock of who asks. */
export const isComing = ({ ValidFrom }: Pick<ActivePromo, 'ValidFrom'>, now: number): boolean =>
  ValidFrom !== undefined && Date.parse(ValidFrom) > now;

/** Reads the stored code; what is damaged is none. */
export function promoFromStored(stored: unknown): ActivePromo | undefined {
  const { Code, Name, Fixed, Amount, ValidFrom } = (stored ?? {}) as Partial<Record<string, unknown>>;
  const whole =
    typeof Code === 'string' &&
    Code !== '' &&
    typeof Name === 'string' &&
    typeof Fixed === 'boolean' &&
    typeof Amount === 'number';
  if (!whole || !isDiscountAmount(Fixed, Amount)) return undefined;
  const dated = typeof ValidFrom === 'string' && !Number.isNaN(Date.parse(ValidFrom));
  return { Code, Name, Fixed, Amount, ...(dated ? { ValidFrom } : {}) };
}
