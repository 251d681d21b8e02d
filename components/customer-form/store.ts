import { draft } from '@/components/draft';
import type { StorageKey } from '@/components/storage-keys';
import type { CustomerValues } from '@/lib/customers/customer-values';

const withoutPasswords = ({
  current_password,
  password,
  password_confirmation,
  ...rest
}: Partial<CustomerValues>): Partial<CustomerValues> => rest;

const kept = (key: StorageKey) => draft<CustomerValues>(key, withoutPasswords);

export const registerDraft = kept('registerDraft');

/** Drafts belong to one customer: the next to log in must not see them. */
export const settingsDraft = (id: number) => kept(`settingsDraft:${id}`);
export const consentsDraft = (id: number) => kept(`settingsDraft:${id}:consents`);

/** Returns true while the account has unsent changes. */
export const hasDraft = (id: number) =>
  [settingsDraft(id), consentsDraft(id)].some((one) => Object.keys(one.read() ?? {}).length > 0);
