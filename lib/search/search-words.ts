import { t } from '@/lib/messages';

/** The words of the search box, which stands in the header, on the 404 page and over an empty result. */
export const searchWords = () => ({
  label: t('header.search'),
  placeholder: t('header.searchPlaceholder'),
  placeholderMobile: t('header.searchPlaceholderMobile'),
  button: t('header.searchButton'),
  clear: t('header.searchClear'),
});
