import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('dette-trenger-barnet-til-barnehagestart');

export { generateMetadata, Page as default };
