import { authPage } from '@/app/[brand]/auth-page';
import { VerifyEmail } from '@/components/sign-in/verify-email';

const { metadata, Page } = authPage('verify', <VerifyEmail />, { fromLink: true });

export { metadata, Page as default };
