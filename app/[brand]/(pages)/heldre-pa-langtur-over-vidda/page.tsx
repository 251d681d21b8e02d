import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('heldre-pa-langtur-over-vidda');

export { generateMetadata, Page as default };
