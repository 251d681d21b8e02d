import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('tilgjengelighet');

export { generateMetadata, Page as default };
