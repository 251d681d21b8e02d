import { readSession, writeSession } from '@/components/session';
import { type Visits, visit } from '@/lib/routes/navigation-failure';

const VISITS_KEY = 'lastPages';

export const lastVisits = () => readSession<Visits>(VISITS_KEY) ?? [];

/** For the way back when a page cannot be opened. */
export const recordVisit = (address: string) => writeSession(VISITS_KEY, visit(lastVisits(), address));

export const currentAddress = () => `${window.location.pathname}${window.location.search}`;
