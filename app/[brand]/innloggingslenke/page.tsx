import { authPage } from '@/app/[brand]/auth-page';
import { LoginByLink } from '@/components/sign-in/login-by-link';

const { generateMetadata, Page } = authPage('link', <LoginByLink />, { fromLink: true });

export { generateMetadata, Page as default };
