import { authPage } from '@/app/[brand]/auth-page';
import { LoginByLink } from '@/components/sign-in/login-by-link';

const { metadata, Page } = authPage('link', <LoginByLink />, { fromLink: true });

export { metadata, Page as default };
