import { authPage } from '@/app/[brand]/auth-page';
import { RegisterForm } from '@/components/sign-in/register-form';

const { metadata, Page } = authPage('register', <RegisterForm />);

export { metadata, Page as default };
