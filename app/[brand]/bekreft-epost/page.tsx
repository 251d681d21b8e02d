import { authPage } from '@/app/[brand]/auth-page';
import { VerifyEmail } from '@/components/sign-in/verify-email';

const { generateMetadata, Page } = authPage('verify', <VerifyEmail />, { fromLink: true });

export { generateMetadata, Page as default };
