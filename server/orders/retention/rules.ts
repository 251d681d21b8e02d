import { osloDay, startOfDay } from '@/lib/dates/dates';

/** bokføringsloven §13: five years after the end of the accounting year, which is the calendar year in Oslo. */
export const KEPT_YEARS = 5;

/** The law asks for nothing that was written before this instant. */
export const keptSince = (now: Date): Date => startOfDay(`${Number(osloDay(now).slice(0, 4)) - KEPT_YEARS}-01-01`);
