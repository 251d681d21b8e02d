import { useEffect } from 'react';
import { userStore } from './store';

/** Rule 4.23: another tab's login or logout reloads this one. */
export const useUserSync = () => useEffect(() => userStore.followTabs(() => window.location.reload()), []);
