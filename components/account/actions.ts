import { userAsk } from '@/components/session/queries';

/** Sends the letter that verifies the address again. Throws an ApiError: 409 when that was done in another window. */
export async function resendVerification(): Promise<void> {
  await userAsk('GET /customers/email/resend');
}
