import { authPage } from '@/app/[brand]/auth-page';
import { LoginForm } from '@/components/sign-in/login-form';

const { generateMetadata, Page } = authPage('login', <LoginForm />);

export { generateMetadata, Page as default };
