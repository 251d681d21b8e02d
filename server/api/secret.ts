import { sealData, unsealData } from 'iron-session';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { sessionSecrets } from '@/server/env';

/** Longer than any session: the table of sessions says what has ended. */
const SEAL_SECONDS = 60 * 24 * 3600;

export const signatures = createSignatures(sessionSecrets);

export const seal = (data: object, [secret]: readonly string[] = sessionSecrets): Promise<string> =>
  sealData(data, { password: secret as string, ttl: SEAL_SECONDS });

/** Opens a seal made with the secret in use or an earlier one, tried in turn: iron-session's ids would bind secrets for ever. */
export async function unseal<T extends object>(
  sealed: string,
  known: readonly string[] = sessionSecrets,
): Promise<Partial<T> | undefined> {
  for (const secret of known) {
    try {
      const data = await unsealData<T>(sealed, { password: secret, ttl: SEAL_SECONDS });
      // Of a seal under another secret iron-session answers an empty object.
      if (Object.keys(data).length > 0) return data;
    } catch {
      // Broken, or sealed with another secret.
    }
  }
  return undefined;
}
