import { authPage } from '@/app/[brand]/auth-page';
import { RegisterForm } from '@/components/sign-in/register-form';

const { generateMetadata, Page } = authPage('register', <RegisterForm />);

export { generateMetadata, Page as default };
