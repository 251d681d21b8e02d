import { t } from '@/lib/messages';

export const searchWords = () => ({
  label: t('header.search'),
  placeholder: t('header.searchPlaceholder'),
  placeholderMobile: t('header.searchPlaceholderMobile'),
  button: t('header.searchButton'),
  clear: t('header.searchClear'),
});
