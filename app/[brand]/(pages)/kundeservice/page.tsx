import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('kundeservice');

export { generateMetadata, Page as default };
