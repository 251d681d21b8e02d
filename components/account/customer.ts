/** Spec §3 "Customer", as the calls answer it: never a password. */
export interface Customer {
  id: number;
  firstname: string;
  surname: string;
  email: string;
  phone: string;
  birth_date: string | null;
  gender_id: number | null;
  address: { addr: string; postnr: string };
  city: string;
  verified: boolean;
  club: boolean;
  marketing: boolean;
  newsletter: boolean;
  event_invite: boolean;
  birthday_gift: boolean;
  cookie_default: boolean;
  cookie_ga: boolean;
  cookie_google_tag_manager: boolean;
  cookie_meta_pixel: boolean;
}
