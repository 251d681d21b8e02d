import { userAsk } from '@/components/session/queries';

/** Sends the verification email again. Throws an ApiError: 409 when it was verified in another window. */
export async function resendVerification(): Promise<void> {
  await userAsk('GET /customers/email/resend');
}
