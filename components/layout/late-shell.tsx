'use client';

// Imported here so that the first scripts hold what frame and pages share: otherwise each late chunk would contain a copy.
import '@/components/cart/store';
import '@/components/favourites/use-favourites';
import '@/components/navigation/use-go-to';
import '@/components/session/queries';
import { latePart } from '@/components/ui/late-part';

const shell = () =>
  import('./shell').catch((error) => {
    // The shell repeats early presses. Without it, none is promised, and later presses must not wait for them.
    if (window.heardEarly) window.heardEarly.deaf = true;
    document.documentElement.removeAttribute('data-heard');
    throw error;
  });

export const AccountButton = latePart(() => shell().then((parts) => parts.AccountButton));
export const AlertRoot = latePart(() => shell().then((parts) => parts.AlertRoot));
export const CartButton = latePart(() => shell().then((parts) => parts.CartButton));
export const ClientNavigation = latePart(() => shell().then((parts) => parts.ClientNavigation));
export const ConsentLink = latePart(() => shell().then((parts) => parts.ConsentLink));
export const FavouritesLink = latePart(() => shell().then((parts) => parts.FavouritesLink));
export const Greeting = latePart(() => shell().then((parts) => parts.Greeting));
export const MainNav = latePart(() => shell().then((parts) => parts.MainNav));
export const MobileMenu = latePart(() => shell().then((parts) => parts.MobileMenu));
export const SearchBox = latePart(() => shell().then((parts) => parts.SearchBox));
export const ServiceNav = latePart(() => shell().then((parts) => parts.ServiceNav));
