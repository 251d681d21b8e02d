import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('ny-kolleksjon-fra-heldre-jan-mayen');

export { generateMetadata, Page as default };
