/** All that comes alive in the frame of every page, in one script. */
export { CartButton } from '@/components/cart/cart-button';
export { ConsentLink } from '@/components/consent/consent-link';
export { FavouritesLink } from '@/components/favourites/favourites-link';
export { ClientNavigation } from '@/components/navigation/client-navigation';
export { SearchBox } from '@/components/search/search-box';
export { AccountButton } from '@/components/session/account-button';
export { Greeting } from '@/components/session/greeting';
export { AlertRoot } from '@/components/ui/alert-root';
export { MainNav } from './main-nav';
export { MobileMenu } from './mobile-menu';
export { ServiceNav } from './service-nav';
