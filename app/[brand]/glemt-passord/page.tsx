import { authPage } from '@/app/[brand]/auth-page';
import { ForgotForm } from '@/components/sign-in/forgot-form';

const { metadata, Page } = authPage('forgot', <ForgotForm />);

export { metadata, Page as default };
