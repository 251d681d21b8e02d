import { authPage } from '@/app/[brand]/auth-page';
import { LoginForm } from '@/components/sign-in/login-form';

const { metadata, Page } = authPage('login', <LoginForm />);

export { metadata, Page as default };
